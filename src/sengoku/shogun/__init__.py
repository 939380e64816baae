"""Shogun."""
