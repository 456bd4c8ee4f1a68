"""Tables that people and bots play at, over HTTP and WebSocket; nothing acknowledged is ever lost."""
