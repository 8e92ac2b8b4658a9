"""How thorough Hypothesis is: the same examples in every run, or many new ones on request."""

import os
import signal

from hypothesis import settings

# A shell that runs us in the background lets all its children ignore Ctrl-C; the commands we try
# must be able to hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("usual", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("thorough", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("thorough" if os.environ.get("STOLIK_THOROUGH") == "1" else "usual")
