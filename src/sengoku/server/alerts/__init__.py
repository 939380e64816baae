"""Alerts: notify the owner of a seat when the game waits for them.

``dispatcher`` decides when, ``messages`` writes the text, ``sender`` delivers it by web
push, webhook or e-mail (once ``confirmation`` has verified the address). An alert never
contains anything its reader may not know.
"""
