"""The Celery application: playtests run in its workers."""

import os

from celery import Celery
from kombu.transport import TRANSPORT_ALIASES

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "westmarch.settings")
# Django's checks find mistakes in the code and the settings: `bin/test` and `manage.py doctor` run
# them. A worker would load every page for them, which takes a second at each start.
os.environ.setdefault("CELERY_SKIP_CHECKS", "true")

# The embedded broker: a folder of files, for when nothing is installed.
TRANSPORT_ALIASES["folder"] = "westmarch.broker.folder_broker:Transport"

app = Celery("westmarch")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks(
    [
        "play.queue",
        "play.analysis",
        "play.puzzles",
        "play.tables",
        "play.lobby",
        "play.limited",
        "play.events",
        "play.ladder",
        "play.results",
    ]
)
