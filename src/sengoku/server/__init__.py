"""The server: tables, seats, live and asynchronous play over HTTP and websockets.

From the bottom up: ``store`` persists, ``wire`` defines requests, responses and
messages, ``tables`` runs the games, ``people`` handles accounts and sessions;
``middleware`` is what every request passes through, ``alerts`` notifies players,
``hosting`` operates the server; ``routes``, ``live`` and ``pages`` are the endpoints;
``app`` wires it together and ``run`` starts it.
"""
