"""ASGI middleware and connection limits: what every request passes through."""
