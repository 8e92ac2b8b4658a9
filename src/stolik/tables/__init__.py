"""A table: who sits where, the record that grows move by move, undo, fan-out, bots.

Read in this order: limits.py and tokens.py (who may do what), schema.py, store.py and writer.py
(the database), seating.py, live.py and barrier.py (one table in memory), room.py (who watches
it), thinkers.py, recall.py, turns.py, worker.py and scheduler.py (bots outside the event loop),
service.py (everything together).

Nothing here knows a game by name; positions leave only as `game.view` of a seat.
"""
