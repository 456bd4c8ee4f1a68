"""Tables where people and bots play, over HTTP and WebSocket; nothing acknowledged is ever lost."""
