"""Settings, addresses, the queue: what ties the apps together."""

from westmarch.celery import app as celery_app

__all__ = ["celery_app"]
