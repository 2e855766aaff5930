"""The WSGI application that a web server runs."""

import gc
import os
import threading

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "westmarch.settings")

application = get_wsgi_application()

from django.db import DatabaseError, connection  # noqa: E402
from django.urls import get_resolver  # noqa: E402

from cards.behaviour import folded_sentences  # noqa: E402 - needs the settings
from cards.coverage import coverages  # noqa: E402
from decks.files.card_names import name_book  # noqa: E402
from decks.suggestions.company import company  # noqa: E402
from rules.construction import Game  # noqa: E402
from rules.lcg.facts.reader import all_cards as all_lcg_cards  # noqa: E402
from rules.tcg.facts.reader import all_cards as all_tcg_cards  # noqa: E402

# So long after its start a process makes the sentences that a search looks through: pages come
# first, and making them takes a second of processor time.
SECONDS_BEFORE_SENTENCES = 3.0


def make_sentences() -> None:
    """Make what the cards do in words, which searches need, and count those the computer plays."""
    for card_id in all_tcg_cards():
        folded_sentences(Game.TCG, card_id)
    for code in all_lcg_cards():
        folded_sentences(Game.LCG, code)
    # With all definitions read, that is soon counted; without, it took the page about the site 2 s.
    coverages()
    _read_public_decks()


def _read_public_decks() -> None:
    """Read which cards are in public decks together; later readings read only what changed."""
    try:
        for known in Game:
            company(known)
    except DatabaseError:
        # The first page that needs them reads them.
        pass
    finally:
        connection.close()


def make_sentences_soon() -> None:
    """Make the sentences in the background, once the first pages are served."""
    timer = threading.Timer(SECONDS_BEFORE_SENTENCES, make_sentences)
    timer.daemon = True
    timer.start()


# Every process of the web server needs all pages and all cards. Loaded here, before gunicorn's
# `--preload` forks, they are in memory once; frozen, they are not searched for garbage, which took
# 50 ms a time.
get_resolver().url_patterns  # noqa: B018 - reading them imports the views
for game in Game:
    name_book(game)
gc.collect()
gc.freeze()
os.register_at_fork(after_in_child=make_sentences_soon)
