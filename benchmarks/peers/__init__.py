"""Adapters for other projects; each module needs the peer it names.

In doubt we favour the peer: unchecked moves if it has them, its fastest copy.
"""
