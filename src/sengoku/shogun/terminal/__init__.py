"""Shogun in a terminal."""
