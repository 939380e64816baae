"""Accounts, sessions, links and e-mail."""
