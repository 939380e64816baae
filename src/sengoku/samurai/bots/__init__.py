"""Bots for Small Samurai Empires: heuristics, and a search that uses them."""
