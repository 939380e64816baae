"""The doors of the HTTP interface, one module a subject."""
