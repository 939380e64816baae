"""Persistence: the database, the journal of inputs, and rows as values."""
