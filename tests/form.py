"""Which form of the engine is tried: its source, or the compiled one (`make test-compiled`)."""

import os

COMPILED = bool(os.environ.get("STOLIK_COMPILED"))
