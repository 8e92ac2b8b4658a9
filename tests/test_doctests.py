"""The examples in the docstrings run."""

import doctest
import importlib
import pkgutil

import pytest

import stolik

MODULES = [
    "stolik",
    *(module.name for module in pkgutil.walk_packages(stolik.__path__, "stolik.")),
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    """A reader finds how moves, faces and rules are written in the code itself."""
    with_examples = [
        name for name in MODULES if doctest.testmod(importlib.import_module(name)).attempted
    ]
    assert len(with_examples) >= 4
