"""The server: tables, seats, live and asynchronous play over HTTP and websockets.

``schema``, ``database``, ``journal`` keep things; ``table`` is one running game in
memory, ``hall`` all of them in this process; ``wire`` is what goes over the line;
``routes`` and ``live`` are the doors; ``app`` puts it together.
"""
