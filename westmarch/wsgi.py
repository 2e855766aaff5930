"""The WSGI application that a web server runs."""

import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "westmarch.settings")

application = get_wsgi_application()

from decks.files.card_names import name_book  # noqa: E402 - needs the settings
from rules.construction import Game  # noqa: E402

# Every process of the web server needs all cards. Loaded here, before gunicorn's `--preload` forks,
# they are in memory once; frozen, they are not searched for garbage, which took 50 ms a time.
for game in Game:
    name_book(game)
gc.collect()
gc.freeze()
