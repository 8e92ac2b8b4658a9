"""Thinking without the collector of garbage.

What bots work out is kept in caches, thousands of small things that all live on. Python's collector
walks over every one of them, again and again, in the hope of finding circles to break: in Plac
Grzybowski more than a third of the time of a search went into it. The games make no circles, so
it has nothing to find.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Meanwhile nothing is collected; afterwards only what is new is looked through."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.collect(0)
        gc.enable()
