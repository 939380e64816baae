"""The four variants, one module each. They edit a game's draft before play.

SSE-VAR-0  Any subset of the four variants may be combined; the draft edition has none,
           so the engine rejects every variant there.
"""
