"""The event log of all tables, stored in SQLite or PostgreSQL."""
