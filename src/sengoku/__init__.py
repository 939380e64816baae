"""Engines for the board games Small Samurai Empires and Shogun."""

__version__ = "0.1.0"
