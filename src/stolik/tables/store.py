"""Reading tables back, and the database file itself."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Row, event, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolik.tables import schema
from stolik.tables.writer import Write, Writer

PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "cache_size=-16000")
"""WAL with NORMAL: a killed process loses nothing, a power cut at most the last moments."""
Saved = Row[Any]


def open_engine(address: str) -> AsyncEngine:
    engine = create_async_engine(
        address,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=json.loads,
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _create(connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if found > schema.VERSION:
        raise RuntimeError(f"the data folder is of a newer Stolik (format {found})")
    schema.metadata.create_all(connection)
    connection.exec_driver_sql(f"PRAGMA user_version={schema.VERSION}")


class Store:
    """One database."""

    def __init__(self, path: Path) -> None:
        self._engine = open_engine(f"sqlite+aiosqlite:///{path}")
        self._writer = Writer(self._engine)

    @property
    def sync_engine(self) -> Engine:
        return self._engine.sync_engine

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(_create)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.finish()
        await self._engine.dispose()

    async def commit(self, writes: Sequence[Write]) -> None:
        await self._writer.commit(writes)

    async def _all(self, query: Any) -> Sequence[Saved]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def load(
        self, code: str
    ) -> tuple[Saved, Sequence[Saved], Sequence[Saved], Saved | None] | None:
        """A table, its seats, its moves and its snapshot, all of one moment."""
        async with self._engine.connect() as connection:
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

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot was to move when the server last stopped."""
        of, at = schema.tables, schema.seats
        query = (
            select(of.c.code)
            .join(at, (at.c.code == of.c.code) & (at.c.seat == of.c.to_move))
            .where(of.c.state == "playing", at.c.kind == "bot")
            .order_by(of.c.touched)
        )
        return [row.code for row in await self._all(query)]
