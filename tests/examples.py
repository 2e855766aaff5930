"""Settings of hypothesis; a plugin, as they must be there before a test that uses it is read."""

from hypothesis import settings

# How long one example takes says more of the machine than of the code.
settings.register_profile("westmarch", deadline=None)
settings.load_profile("westmarch")
