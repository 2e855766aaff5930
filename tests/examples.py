"""Settings of hypothesis; a plugin, as they must be there before a test that uses it is read.

A run draws a few examples of its own for each test. `--hypothesis-profile thorough` draws many.
"""

from hypothesis import settings

# How long one example takes says more of the machine than of the code.
settings.register_profile("westmarch", deadline=None, max_examples=30)
settings.register_profile("thorough", deadline=None, max_examples=400)
settings.load_profile("westmarch")
