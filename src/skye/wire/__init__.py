"""What is sent between a table and its clients: messages, a client, types and a reference."""
