"""HTTP and WebSocket: docs/wire.md is the contract, this is its server side.

Read in this order: settings.py, wire.py (messages), models.py (HTTP bodies), errors.py, guard.py
(headers, origins, rates), library.py, tables.py and replays.py (HTTP), live.py (WebSocket),
client.py (the pages), app.py (everything together), schema.py (types for the client).
"""
