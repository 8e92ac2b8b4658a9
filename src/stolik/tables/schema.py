"""The database: one row per move, and the primary key (table, sequence) decides every race."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    delete,
    false,
    insert,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert

VERSION = 3
"""Kept as SQLite's `user_version`; a newer one is refused, not guessed at. An older one has fewer
tables and columns and gets those it lacks: 2 added `words`, 3 `seats.open`, `advice` and
`hints`."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("game", String, nullable=False),
    Column("edition", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("changes", JSON, nullable=False),
    Column("state", String, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("to_move", Integer),
    Column("rematch", String(5)),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("tables_by_state", "state"),
)
"""`changes` are the record's snapshots: where the game went on under other rules."""

seats = Table(
    "seats",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("screen", Boolean, nullable=False),
    Column("name", String),
    Column("bot", String),
    Column("open", Boolean, nullable=False, server_default=false()),
)
"""`name` is empty while a friend's seat is free; `screen` marks the seats of the host's screen. A
person's seat with a `bot` is played by it until the person comes back; an `open` bot's seat may be
taken by whoever comes with the link."""

browsers = Table(
    "browsers",
    metadata,
    Column("browser", String(32), primary_key=True),
    Column("code", String(5), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

moves = Table(
    "moves",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String, nullable=False),
    Column("chance", JSON, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("facts", JSON, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("state", JSON, nullable=False),
)
"""The state at the last turning point of each table: undo never reaches behind it."""

words = Table(
    "words",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("time", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""The last of what people said at each table."""

advice = Table(
    "advice",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("hints", Boolean, nullable=False),
    Column("reviewing", Boolean, nullable=False),
    Column("review", JSON(none_as_null=True)),
)
"""May people ask the master at this table? Was a review asked for that is not finished, and what
did one find? A table without a row is older than this."""

hints = Table(
    "hints",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("asked", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How often each seat asked the master."""

retired = Table("retired", metadata, Column("code", String(5), primary_key=True))
"""Codes of tables that were cleared away. They are never given again: who kept an old link must
not find the seat of a stranger behind it."""

ADD_TABLE = insert(tables)
ADD_SEAT = insert(seats)
ADD_BROWSER = upsert(browsers).on_conflict_do_nothing()
ADD_MOVE = insert(moves)
_snapshot = upsert(snapshots)
PUT_SNAPSHOT = _snapshot.on_conflict_do_update(
    index_elements=["code"],
    set_={name: _snapshot.excluded[name] for name in ("sequence", "rules", "state")},
)
TOUCH = (
    update(tables)
    .where(tables.c.code == bindparam("key"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("state", "sequence", "epoch", "to_move", "touched")
        }
    )
)
CHANGE_RULES = (
    update(tables)
    .where(tables.c.code == bindparam("key"))
    .values(changes=bindparam("new_changes"), sequence=bindparam("new_sequence"))
)
SET_REMATCH = (
    update(tables).where(tables.c.code == bindparam("key")).values(rematch=bindparam("new_rematch"))
)
CLEAR_AWAY = (
    upsert(retired).values(code=bindparam("key")).on_conflict_do_nothing(),
    *(
        delete(each).where(each.c.code == bindparam("key"))
        for each in (moves, snapshots, words, advice, hints, browsers, seats, tables)
    ),
)
"""All that there is of a table."""
TAKE_BACK = delete(moves).where(
    moves.c.code == bindparam("key"), moves.c.sequence > bindparam("kept")
)
ADD_WORDS = insert(words)
FORGET_WORDS = delete(words).where(
    words.c.code == bindparam("key"), words.c.number <= bindparam("last")
)
ADD_ADVICE = insert(advice)
_wanted = upsert(advice)
WANT_REVIEW = _wanted.on_conflict_do_update(
    index_elements=["code"], set_={"reviewing": _wanted.excluded["reviewing"]}
)
KEEP_REVIEW = (
    update(advice)
    .where(advice.c.code == bindparam("key"))
    .values(reviewing=False, review=bindparam("new_review"))
)
_asked = upsert(hints)
COUNT_HINT = _asked.on_conflict_do_update(
    index_elements=["code", "seat"], set_={"asked": hints.c.asked + _asked.excluded["asked"]}
)
CHANGE_SEAT = (
    update(seats)
    .where(seats.c.code == bindparam("key"), seats.c.seat == bindparam("key_seat"))
    .values({name: bindparam(f"new_{name}") for name in ("kind", "name", "bot", "open")})
)
