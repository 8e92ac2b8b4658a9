"""Reading tables back, and the database file itself."""

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    and_,
    create_engine,
    event,
    false,
    inspect,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.schema import CreateColumn

from stolik.tables import schema
from stolik.tables.writer import Write, Writer

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "busy_timeout=5000",
    "cache_size=-16000",
    "wal_autocheckpoint=4000",
)
"""WAL with NORMAL: a killed process loses nothing, a power cut at most the last moments."""
Saved = Row[Any]


READERS = 4
"""Connections that only read, each with a thread of its own."""
JSON: dict[str, Any] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": json.loads,
}


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _create(engine: Engine) -> None:
    with engine.begin() as connection:
        found = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        if found > schema.VERSION:
            raise RuntimeError(f"the data folder is of a newer Stolik (format {found})")
        schema.metadata.create_all(connection)
        _add_columns(connection)
        connection.exec_driver_sql(f"PRAGMA user_version={schema.VERSION}")


def _add_columns(connection: Connection) -> None:
    """What a table of an older format lacks; a column that came later has a default."""
    for table in schema.metadata.sorted_tables:
        found = {column["name"] for column in inspect(connection).get_columns(table.name)}
        for column in table.columns:
            if column.name not in found:
                told = CreateColumn(column).compile(dialect=connection.dialect)
                connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {told}")


class Store:
    """One database."""

    def __init__(self, path: Path) -> None:
        self._writing = create_engine(f"sqlite:///{path}", **JSON)
        self._reading = create_async_engine(
            f"sqlite+aiosqlite:///{path}", pool_size=READERS, max_overflow=0, **JSON
        )
        for engine in (self._writing, self._reading.sync_engine):
            event.listen(engine, "connect", _prepare)
        self._writer = Writer(self._writing)

    async def open(self) -> None:
        await asyncio.to_thread(_create, self._writing)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.finish()
        self._writing.dispose()
        await self._reading.dispose()

    def commit(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        return self._writer.commit(writes)

    async def durably(self, writes: Sequence[Write], then: Callable[[], None]) -> None:
        """Commit, then do what follows from it, even for a client that goes away in the middle:
        it must not leave memory behind the database."""
        committing = self.commit(writes)
        try:
            await asyncio.shield(committing)
        except asyncio.CancelledError:
            await asyncio.wait([committing])
            if committing.exception() is None:
                then()
            raise
        then()

    async def _all(self, query: Any) -> Sequence[Saved]:
        async with self._reading.connect() as connection:
            return (await connection.execute(query)).all()

    async def load(
        self, code: str
    ) -> tuple[Saved, Sequence[Saved], Sequence[Saved], Saved | None] | None:
        """A table, its seats, its moves and its snapshot, all of one moment."""
        async with self._reading.connect() as connection:
            of = schema.tables
            found = (await connection.execute(select(of).where(of.c.code == code))).first()
            if found is None:
                return None
            seats = select(schema.seats).where(schema.seats.c.code == code).order_by("seat")
            moves = select(schema.moves).where(schema.moves.c.code == code).order_by("sequence")
            last = select(schema.snapshots).where(schema.snapshots.c.code == code)
            return (
                found,
                (await connection.execute(seats)).all(),
                (await connection.execute(moves)).all(),
                (await connection.execute(last)).first(),
            )

    async def of_browser(self, browser: str, at_most: int) -> Sequence[Saved]:
        """(code, seat) of a browser, the tables last touched first."""
        own, of = schema.browsers, schema.tables
        query = (
            select(own.c.code, own.c.seat, of.c.state)
            .join(of, of.c.code == own.c.code)
            .where(own.c.browser == browser)
            .order_by(of.c.touched.desc(), own.c.seat)
            .limit(at_most)
        )
        return await self._all(query)

    async def abandoned(self, since: Mapping[str, float], code: str | None = None) -> list[str]:
        """The tables of each state that nobody has touched since, or whether this is one."""
        of = schema.tables
        stale = (and_(of.c.state == state, of.c.touched < then) for state, then in since.items())
        query = select(of.c.code).where(or_(false(), *stale))
        if code is not None:
            query = query.where(of.c.code == code)
        return [row.code for row in await self._all(query)]

    async def talk(self, code: str, at_most: int) -> Sequence[Saved]:
        """The last of what was said at a table, in the order it was said."""
        of = schema.words
        query = select(of).where(of.c.code == code).order_by(of.c.number.desc()).limit(at_most)
        return (await self._all(query))[::-1]

    async def advice(self, code: str) -> tuple[Saved | None, Sequence[Saved]]:
        """What was agreed and found out about the master's advice, and who asked how often."""
        row = await self._all(select(schema.advice).where(schema.advice.c.code == code))
        asked = await self._all(select(schema.hints).where(schema.hints.c.code == code))
        return (row[0] if row else None), asked

    async def reviewing(self) -> list[str]:
        """The tables whose review was not finished when the server last stopped."""
        query = select(schema.advice.c.code).where(schema.advice.c.reviewing)
        return [row.code for row in await self._all(query)]

    async def retired(self, code: str) -> bool:
        """Did a table once have this code?"""
        return bool(await self._all(select(schema.retired).where(schema.retired.c.code == code)))

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot was to move when the server last stopped."""
        of, at = schema.tables, schema.seats
        query = (
            select(of.c.code)
            .join(at, (at.c.code == of.c.code) & (at.c.seat == of.c.to_move))
            .where(of.c.state == "playing", at.c.bot.is_not(None))
            .order_by(of.c.touched)
        )
        return [row.code for row in await self._all(query)]
