"""The wire format: request and response bodies, websocket messages, errors."""
