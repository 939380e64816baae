"""Alerts: a seat's owner is told when the game waits for them.

``bell`` knows when, ``letters`` what is said, ``sender`` brings it out: as web push, as
a webhook or by e-mail, if ``confirmation`` knows the address. An alert tells nothing
that its reader may not know.
"""
