"""The server: tables, seats, live and asynchronous play over HTTP and websockets.

From below: ``store`` keeps things, ``wire`` is what goes over the line, ``tables`` are
the games that are played and ``people`` who plays them; ``gate`` is what every request
passes, ``alerts`` call people back, ``hosting`` looks after the house; ``routes``,
``live`` and ``pages`` are the doors; ``app`` puts it together and ``run`` starts it.
"""
