"""Settings, addresses, the queue: what ties the apps together."""

import gc

from westmarch.celery import app as celery_app

__all__ = ["celery_app"]

# A start makes hundreds of thousands of things that all stay, and Python would look for garbage
# among them after every 700: that took a tenth of every start.
gc.set_threshold(20_000, 20, 50)
