"""Generates the pages and types that follow from the code."""
