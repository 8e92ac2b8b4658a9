"""`@rule("PG-021")` says which rules of the rulebook a test proves.

`tests/tools/rule_coverage.py` lists every rule with its tests.
"""

import pytest

rule = pytest.mark.rule
