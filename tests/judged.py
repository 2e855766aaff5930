"""Every address of the site, judged: whose what is behind it is, and who may do what there.

`DECK_ROUTES` and the tables below it are the judgement; `tests/test_strangers.py` holds the site
to it, and fails for an address that stands in none of them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.urls import URLPattern, URLResolver, get_resolver

from decks.contents.encoding import to_contents
from rules.tcg.deck import TcgDeck

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
EMPTY_CONTENTS = to_contents(TcgDeck(None, None, (), ()))


@dataclass(frozen=True)
class Route:
    """What a route of a deck is good for.

    `reads` are the methods for anyone who may read the deck, `changes` those for its owner alone;
    each names what is sent. All others are answered with 405. `likes` marks the one change that
    others may make and the owner may not.
    """

    reads: Mapping[str, Any] = field(default_factory=dict)
    changes: Mapping[str, Any] = field(default_factory=dict)
    likes: bool = False


READ = Route(reads={"GET": {}})
EDIT = {"card": "7_364", "zone": "draw_deck", "act": "more", "revision": "2", "quantity": "1"}
CHANGED_BY_FORM = {"name": "Renamed", "text": "1 7_1", "save": "1"}

DECK_ROUTES: Mapping[str, Route] = {
    "decks/<slug:slug>/": READ,
    "decks/<slug:slug>/where/": READ,
    "decks/<slug:slug>/text/": READ,
    "decks/<slug:slug>/file/<slug:kind>/": READ,
    "decks/<slug:slug>/registration/": READ,
    "decks/<slug:slug>/preview.png": READ,
    "decks/<slug:slug>/verdict.svg": READ,
    "decks/<slug:slug>/lacking/": READ,
    "decks/<slug:slug>/print/": READ,
    "decks/<slug:slug>/archive/": Route(changes={"POST": {"archived": "1"}}),
    "decks/<slug:slug>/statistics/": READ,
    "decks/<slug:slug>/statistics/odds/": READ,
    "decks/<slug:slug>/statistics/hand/": READ,
    "decks/<slug:slug>/versions/": READ,
    "decks/<slug:slug>/copy/": Route(reads={"POST": {}}),
    "decks/<slug:slug>/like/": Route(reads={"POST": {"like": "1"}}, likes=True),
    "decks/<slug:slug>/change/": Route(changes={"GET": {}, "POST": CHANGED_BY_FORM}),
    "decks/<slug:slug>/rename/": Route(changes={"GET": {}, "POST": {"name": "Renamed"}}),
    "decks/<slug:slug>/delete/": Route(changes={"GET": {}, "POST": {}}),
    "decks/<slug:slug>/share/": Route(changes={"GET": {}, "POST": {"visibility": "unlisted"}}),
    "decks/<slug:slug>/share/address/": Route(changes={"POST": {}}),
    "decks/<slug:slug>/card-notes/": Route(changes={"GET": {}, "POST": {"note-7_364": "x"}}),
    "decks/<slug:slug>/notes/": Route(changes={"GET": {}, "POST": {"notes": "x", "tags": "y"}}),
    "decks/<slug:slug>/versions/save/": Route(changes={"POST": {"unsaved": ""}}),
    "decks/<slug:slug>/versions/<int:number>/name/": Route(
        changes={"GET": {}, "POST": {"name": "First"}}
    ),
    "decks/<slug:slug>/versions/<int:number>/restore/": Route(changes={"POST": {}}),
    "decks/<slug:slug>/build/": Route(changes={"GET": {}}),
    "decks/<slug:slug>/build/edit/": Route(changes={"POST": EDIT}),
    "decks/<slug:slug>/build/undo/": Route(changes={"POST": {"revision": "2"}}),
    "decks/<slug:slug>/build/redo/": Route(changes={"POST": {"revision": "2"}}),
    "decks/<slug:slug>/build/clear/": Route(changes={"POST": {"revision": "2"}}),
    "decks/<slug:slug>/build/fix/": Route(changes={"POST": {"revision": "2"}}),
    "decks/<slug:slug>/build/take/": Route(changes={"POST": {"revision": "2"}}),
    "decks/<slug:slug>/build/paste/": Route(changes={"POST": {"revision": "2", "text": "1 7_1"}}),
    "decks/<slug:slug>/build/maybe/": Route(changes={"POST": {"card": "7_364"}}),
    "decks/<slug:slug>/build/save/": Route(changes={"POST": {"revision": "2"}}),
    "decks/<slug:slug>/build/throw-away/": Route(changes={"POST": {"revision": "2"}}),
    "decks/<slug:slug>/build/settings/": Route(
        changes={"POST": {"name": "Renamed", "format": "open", "revision": "2"}}
    ),
}

API_DECK_ROUTES: Mapping[str, Route] = {
    "api/v1/decks/<slug:slug>/": Route(
        reads={"GET": {}}, changes={"PATCH": {"name": "Renamed"}, "DELETE": {}}
    ),
    "api/v1/decks/<slug:slug>/verdicts/": READ,
    "api/v1/decks/<slug:slug>/suggestions/": READ,
    "api/v1/decks/<slug:slug>/files/<slug:kind>/": READ,
    "api/v1/decks/<slug:slug>/versions/": Route(
        reads={"GET": {}}, changes={"POST": {"contents": EMPTY_CONTENTS, "base": 3}}
    ),
    "api/v1/decks/<slug:slug>/versions/<int:number>/": READ,
}

# Pages that show decks or playtests of several people, or ask for one by a parameter.
LISTS = (
    "",
    "cards/<str:game>/<str:card_id>/decks/",
    "decks/",
    "decks/public/",
    "decks/most-played/",
    "decks/collection/<slug:game>/",
    "decks/collection/<slug:game>/collection.<slug:kind>",
    "decks/new/",
    "decks/compare/",
    "decks/build/",
    "playtests/",
    "playtests/new/",
    "playtests/compare/new/",
    "playtests/swap/new/",
    "playtests/improve/",
    "playtests/fields/",
    "playtests/gauntlets/new/",
    "ladder/",
    "ladder/<slug:slug>/",
    "api/v1/ladder/",
    "api/v1/ladder/<slug:slug>/",
    "players/<str:name>/",
    "players/<str:name>/games/",
    "players/<str:name>/quests/",
    "limited/",
    "learn/",
    "events/",
    "events/new/",
    "quest-leagues/",
    "api/v1/quest-leagues/",
    "tables/",
    "tables/meanwhile/",
    "tables/new/",
    "tables/now/",
    "api/v1/lobby/",
    "tables/open/",
    "tables/yours/",
    "tables/yours/now/",
    "tables/record/",
    "tables/finished/",
    "api/v1/tables/",
    "api/v1/decks/",
    "api/v1/playtests/",
    "api/v1/gauntlets/",
    "api/v1/fields/",
    "api/v1/pools/",
    "api/v1/drafts/",
    "api/v1/shared-boxes/",
    "api/v1/events/",
)
# What is done to a collection is done to the visitor's own.
COLLECTION_CHANGES = (
    "decks/collection/<slug:game>/copies/",
    "decks/collection/<slug:game>/import/",
    "decks/collection/<slug:game>/product/",
    "decks/collection/<slug:game>/sharing/",
)
# Players with an account comment and report what they may read.
COMMENT_CHANGES = (
    "decks/<slug:slug>/comments/",
    "decks/<slug:slug>/comments/<int:number>/delete/",
    "decks/<slug:slug>/comments/<int:number>/report/",
    "decks/<slug:slug>/report/",
)
PLAYTEST_PAGES = (
    "playtests/<uuid:playtest_id>/",
    "playtests/<uuid:playtest_id>/find/",
    "playtests/<uuid:playtest_id>/download/<str:name>",
    "playtests/<uuid:pk>/games/<int:index>/",
    "playtests/<uuid:pk>/games/<int:index>/why/",
    "playtests/<uuid:pk>/games/<int:index>/analysis/",
    "api/v1/playtests/<uuid:playtest_id>/",
)
PLAYTEST_CHANGES = (
    "playtests/<uuid:playtest_id>/cancel/",
    "playtests/<uuid:playtest_id>/delete/",
    "playtests/<uuid:playtest_id>/more/",
    "playtests/<uuid:playtest_id>/pause/",
    "playtests/<uuid:playtest_id>/resume/",
)
GAUNTLET_PAGES = (
    "playtests/gauntlets/<uuid:gauntlet>/",
    "api/v1/gauntlets/<uuid:gauntlet>/",
)
GAUNTLET_CHANGES = (
    "playtests/gauntlets/<uuid:gauntlet>/cancel/",
    "playtests/gauntlets/<uuid:gauntlet>/pause/",
    "playtests/gauntlets/<uuid:gauntlet>/resume/",
    "playtests/gauntlets/<uuid:gauntlet>/delete/",
)
API_PLAYTEST_CHANGES = (
    "api/v1/playtests/<uuid:playtest_id>/cancel/",
    "api/v1/playtests/<uuid:playtest_id>/pause/",
    "api/v1/playtests/<uuid:playtest_id>/resume/",
)
API_GAUNTLET_CHANGES = (
    "api/v1/gauntlets/<uuid:gauntlet>/cancel/",
    "api/v1/gauntlets/<uuid:gauntlet>/pause/",
    "api/v1/gauntlets/<uuid:gauntlet>/resume/",
)
# A table is known to those who have a seat at it.
TABLE_PAGES = (
    "tables/<uuid:table_id>/",
    "tables/<uuid:table_id>/position/",
    "tables/<uuid:table_id>/odds/",
    "tables/<uuid:table_id>/talk/",
    "api/v1/tables/<uuid:table_id>/talk/",
    "tables/<uuid:table_id>/why-not/",
    "tables/<uuid:table_id>/replay/",
    "tables/<uuid:table_id>/replay/why/",
    "tables/<uuid:table_id>/replay/share/",
    "api/v1/tables/<uuid:table_id>/",
    "api/v1/tables/<uuid:table_id>/odds/",
    "api/v1/tables/<uuid:table_id>/refusals/",
)
# They lead back to the table while its game goes on; tests/play/analysis/test_analysis.py.
PAGES_OF_ENDED_TABLES = (
    "tables/<uuid:table_id>/analysis/",
    "tables/<uuid:table_id>/result/",
)
TABLE_CHANGES = (
    "tables/<uuid:table_id>/choose/",
    "tables/<uuid:table_id>/stops/",
    "tables/<uuid:table_id>/hint/",
    "tables/<uuid:table_id>/take-back/",
    "tables/<uuid:table_id>/hand-over/",
    "tables/<uuid:table_id>/come-back/",
    "tables/<uuid:table_id>/end/",
    "tables/<uuid:table_id>/delete/",
    "tables/<uuid:table_id>/cancel/",
    "tables/<uuid:table_id>/meanwhile/",
    "tables/<uuid:table_id>/stand-up/",
    "tables/<uuid:table_id>/talk/answer/",
    "tables/<uuid:table_id>/talk/concede/",
    "tables/<uuid:table_id>/talk/mute/",
    "tables/<uuid:table_id>/talk/offer/",
    "tables/<uuid:table_id>/talk/say/",
    "tables/<uuid:table_id>/talk/withdraw/",
)
API_TABLE_CHANGES = (
    "api/v1/tables/<uuid:table_id>/choices/",
    "api/v1/tables/<uuid:table_id>/hint/",
    "api/v1/tables/<uuid:table_id>/take-back/",
    "api/v1/tables/<uuid:table_id>/hand-over/",
    "api/v1/tables/<uuid:table_id>/end/",
    "api/v1/tables/<uuid:table_id>/cancel/",
    "api/v1/tables/<uuid:table_id>/leave/",
    "api/v1/tables/<uuid:table_id>/talk/mute/",
    "api/v1/tables/<uuid:table_id>/offers/",
    "api/v1/tables/<uuid:table_id>/offers/answer/",
    "api/v1/tables/<uuid:table_id>/concede/",
)
# Who has a seat reports what others said there; tests/play/chat/test_attacks.py.
TABLE_REPORTS = (
    "tables/<uuid:table_id>/talk/<int:number>/report/",
    "api/v1/tables/<uuid:table_id>/talk/<int:number>/report/",
)
# Reports are the staff's, of those who have the right; tests/westmarch/moderation/test_reports.py.
MODERATION = ("staff/reports/", "staff/reports/act/", "staff/reports/lift/")
# Who was shown a table's page knows the signed address of its news; tests/play/tables/test_news.py.
TABLE_NEWS = ("tables/news/<str:signed>/",)
# A visitor sits down at a table that is open to everybody; tests/play/lobby/test_quick.py.
QUICK_GAMES = ("tables/quick/", "api/v1/lobby/quick/")
# A playtest that a visitor can read is played on; tests/play/tables/test_playing_on.py.
# Anyone who knows the secret of a free seat can take it; tests/play/tables/test_inviting.py.
PLAYING_ON = ("tables/play-on/",)
INVITATIONS = ("tables/join/<str:invitation>/", "api/v1/invitations/<str:invitation>/")
# Everybody can begin a guided game of their own; tests/play/lessons/test_learn_page.py.
LESSONS = ("learn/<str:game>/start/", "learn/<str:game>/examples/<str:slug>/")
# Anyone who knows the secret of a shared replay can watch it; tests/play/tables/test_sharing.py.
SHARED_REPLAYS = (
    "tables/shared/<str:token>/",
    "tables/shared/<str:token>/why/",
    "tables/shared/<str:token>/analysis/",
)
# A group of decks is known to its owner; tests/decks/groups/test_groups.py.
GROUPS = (
    "decks/groups/",
    "decks/groups/<int:number>/",
    "decks/groups/<int:number>/change/",
    "decks/groups/<int:number>/delete/",
)
# Players with an account follow authors; tests/decks/sharing/test_following.py.
FOLLOWING = ("players/<str:name>/follow/",)
# A quest log is written by its player; tests/play/players/test_quests.py.
QUEST_LOG = ("players/quests/new/", "players/quests/<int:number>/delete/")
# The terms of a table say who may watch it; tests/play/watching/test_watching.py.
WATCHING = (
    "tables/<uuid:table_id>/watch/",
    "tables/<uuid:table_id>/watch/position/",
    "tables/<uuid:table_id>/watch/replay/",
    "tables/<uuid:table_id>/watch/why/",
    "api/v1/tables/<uuid:table_id>/watch/",
)
# Starting a trial needs an account; the decks must be readable.
API_TRIALS = ("api/v1/comparisons/", "api/v1/swaps/", "api/v1/improvements/")
TRIAL_PAGES = ("playtests/<uuid:playtest_id>/pairs/",)
TRIAL_CHANGES = ("playtests/<uuid:playtest_id>/take/",)
# Who sees and changes an improvement: tests/play/trials/improvements/test_pages.py.
IMPROVEMENT_PAGES = ("playtests/improve/<uuid:improvement_id>/",)
IMPROVEMENT_CHANGES = (
    "playtests/improve/<uuid:improvement_id>/cancel/",
    "playtests/improve/<uuid:improvement_id>/delete/",
    "playtests/improve/<uuid:improvement_id>/take/",
)
API_IMPROVEMENTS = (
    "api/v1/improvements/<uuid:improvement_id>/",
    "api/v1/improvements/<uuid:improvement_id>/cancel/",
)
FIELD_PAGES = ("playtests/fields/<int:pk>/",)
FIELD_CHANGES = ("playtests/fields/<int:pk>/delete/",)
API_FIELD_PAGES = ("api/v1/fields/<int:field_id>/",)
# Opening packs makes a pool for the visitor; who sees it: tests/decks/limited/test_pages.py.
LIMITED_STARTS = ("limited/sealed/", "limited/drafts/new/", "limited/boxes/new/")
# Anyone who knows the secret of a free seat can take it; tests/play/limited/test_drafts.py.
DRAFT_INVITATIONS = (
    "limited/drafts/join/<str:invitation>/",
    "api/v1/drafts/invitations/<str:invitation>/",
)
# A draft is known to those who have a seat at it; tests/play/limited/test_drafts.py.
DRAFT_PAGES = (
    "limited/drafts/<uuid:draft_id>/",
    "limited/drafts/<uuid:draft_id>/picks/",
)
DRAFT_CHANGES = (
    "limited/drafts/<uuid:draft_id>/pick/",
    "limited/drafts/<uuid:draft_id>/begin/",
    "limited/drafts/<uuid:draft_id>/go-on/",
    "limited/drafts/<uuid:draft_id>/delete/",
)
API_DRAFT_PAGES = (
    "api/v1/drafts/<uuid:draft_id>/",
    "api/v1/drafts/<uuid:draft_id>/picks/",
)
API_DRAFT_CHANGES = (
    "api/v1/drafts/<uuid:draft_id>/begin/",
    "api/v1/drafts/<uuid:draft_id>/go-on/",
)
# Anyone who knows the secret of a free share can open it; tests/play/limited/test_boxes.py.
BOX_INVITATIONS = (
    "limited/boxes/join/<str:invitation>/",
    "api/v1/shared-boxes/invitations/<str:invitation>/",
)
# Boxes are known to those who have a share of them; tests/play/limited/test_boxes.py.
BOX_PAGES = ("limited/boxes/<uuid:boxes_id>/",)
BOX_CHANGES = (
    "limited/boxes/<uuid:boxes_id>/invite/",
    "limited/boxes/cancel/<str:invitation>/",
    "limited/boxes/<uuid:boxes_id>/delete/",
)
BOX_STARTS = ("quest-leagues/boxes/<uuid:boxes_id>/",)
API_BOX_PAGES = ("api/v1/shared-boxes/<uuid:boxes_id>/",)
API_BOX_CHANGES = ("api/v1/shared-boxes/<uuid:boxes_id>/shares/",)
# Who sees and changes an event: tests/play/events/test_pages.py.
EVENT_INVITATIONS = (
    "events/join/<str:invitation>/",
    "api/v1/events/invitations/<str:invitation>/",
)
EVENT_PAGES = ("events/<uuid:event_id>/",)
# Open once the event is over; tests/play/events/test_reports.py.
EVENT_REPORTS = (
    "events/<uuid:event_id>/decks/<int:place>/",
    "events/<uuid:event_id>/games/<int:round>/<int:number>/",
    "events/<uuid:event_id>/games/<int:round>/<int:number>/why/",
    "api/v1/events/<uuid:event_id>/decks/<int:place>/",
)
EVENT_STARTS = (
    "events/after-draft/<uuid:draft_id>/",
    "quest-leagues/draft/<uuid:draft_id>/",
)
EVENT_CHANGES = (
    "events/<uuid:event_id>/deck/",
    "events/<uuid:event_id>/check-in/",
    "events/<uuid:event_id>/pair/",
    "events/<uuid:event_id>/play/",
    "events/<uuid:event_id>/result/",
    "events/<uuid:event_id>/drop/",
    "events/<uuid:event_id>/share/",
    "events/<uuid:event_id>/delete/",
)
API_EVENT_PAGES = ("api/v1/events/<uuid:event_id>/",)
API_EVENT_CHANGES = (
    "api/v1/events/<uuid:event_id>/deck/",
    "api/v1/events/<uuid:event_id>/check-in/",
    "api/v1/events/<uuid:event_id>/rounds/",
    "api/v1/events/<uuid:event_id>/play/",
    "api/v1/events/<uuid:event_id>/results/",
    "api/v1/events/<uuid:event_id>/drop/",
)
# Anyone who knows the address of a quest league can read and enter it;
# tests/play/quest_leagues/test_leagues.py.
QUEST_LEAGUES = (
    "quest-leagues/<uuid:league_id>/",
    "quest-leagues/<uuid:league_id>/deck/",
    "quest-leagues/<uuid:league_id>/enter/",
    "quest-leagues/<uuid:league_id>/play/",
    "quest-leagues/<uuid:league_id>/delete/",
    "api/v1/quest-leagues/<uuid:league_id>/",
    "api/v1/quest-leagues/<uuid:league_id>/parties/",
    "api/v1/quest-leagues/<uuid:league_id>/play/",
)
POOL_PAGES = (
    "limited/pools/<uuid:pool_id>/",
    "limited/pools/<uuid:pool_id>/packs/<int:number>/",
)
POOL_CHANGES = (
    "limited/pools/<uuid:pool_id>/next-week/",
    "limited/pools/<uuid:pool_id>/build/",
    "limited/pools/<uuid:pool_id>/delete/",
)
API_POOL_PAGES = ("api/v1/pools/<uuid:pool_id>/",)
API_POOL_CHANGES = (
    "api/v1/pools/<uuid:pool_id>/next-week/",
    "api/v1/pools/<uuid:pool_id>/decks/",
)
ACCOUNT_PAGES = (
    "account/",
    "account/about/",
    "account/password/",
    "account/mail/",
    "account/export/",
    "account/delete/",
)
ACCOUNT_CHANGES = ("account/turn-mail/", "account/tokens/", "account/tokens/<str:key>/revoke/")
WITHOUT_ACCOUNT = (
    "account/sign-up/",
    "account/sign-in/",
    "account/sign-out/",
    "account/forgotten/",
    "account/forgotten/sent/",
    "account/forgotten/<uidb64>/<token>/",
)
# Nothing of anybody's is behind these: cards, formats, verdicts about a deck that is sent along.
NOBODYS = (
    "about/",
    "offline/",
    "service-worker.js",
    "tables/notifications.js",
    "oembed/",
    "style/",
    "favicon.ico",
    "healthz",
    "metrics",
    "readyz",
    "cards/",
    "cards/coverage/",
    "cards/help/",
    "rules/",
    "rules/<str:game>/",
    "rules/<str:game>/<str:slug>/",
    "api/v1/rules/",
    "api/v1/rules/<slug:game>/<slug:slug>/",
    "cards/lists/",
    "puzzles/",
    "puzzles/next/",
    "limited/figures/<slug:product>/",
    "cards/<str:game>/<str:card_id>/",
    "cards/<str:game>/<str:card_id>/face/",
    "api/",
    "api/docs/",
    "api/v1/",
    "api/v1/openapi.json",
    "api/v1/cards/",
    "api/v1/cards/<slug:game>/<slug:card_id>/",
    "api/v1/sets/",
    "api/v1/sets/<slug:game>/<slug:code>/",
    "api/v1/formats/",
    "api/v1/formats/<slug:slug>/",
    "api/v1/formats/<slug:slug>/lists/",
    "api/v1/verdicts/",
    "api/v1/verdicts/history/",
    "api/v1/limited/",
)
# Everybody solves the same ones, with a rating of their own; tests/play/puzzles/test_puzzles.py.
PUZZLES = ("puzzles/<int:number>/", "puzzles/<int:number>/report/")
TABLES = (
    *DECK_ROUTES,
    *API_DECK_ROUTES,
    *LISTS,
    *COLLECTION_CHANGES,
    *COMMENT_CHANGES,
    *PLAYTEST_PAGES,
    *PLAYTEST_CHANGES,
    *GAUNTLET_PAGES,
    *GAUNTLET_CHANGES,
    *API_PLAYTEST_CHANGES,
    *API_GAUNTLET_CHANGES,
    *TABLE_PAGES,
    *PAGES_OF_ENDED_TABLES,
    *TABLE_CHANGES,
    *TABLE_REPORTS,
    *MODERATION,
    *TABLE_NEWS,
    *QUICK_GAMES,
    *API_TABLE_CHANGES,
    *INVITATIONS,
    *SHARED_REPLAYS,
    *WATCHING,
    *QUEST_LOG,
    *FOLLOWING,
    *GROUPS,
    *PLAYING_ON,
    *LESSONS,
    *API_TRIALS,
    *TRIAL_PAGES,
    *TRIAL_CHANGES,
    *IMPROVEMENT_PAGES,
    *IMPROVEMENT_CHANGES,
    *API_IMPROVEMENTS,
    *FIELD_PAGES,
    *FIELD_CHANGES,
    *API_FIELD_PAGES,
    *EVENT_INVITATIONS,
    *EVENT_PAGES,
    *EVENT_REPORTS,
    *EVENT_STARTS,
    *EVENT_CHANGES,
    *API_EVENT_PAGES,
    *API_EVENT_CHANGES,
    *LIMITED_STARTS,
    *DRAFT_INVITATIONS,
    *BOX_INVITATIONS,
    *BOX_PAGES,
    *BOX_CHANGES,
    *BOX_STARTS,
    *API_BOX_PAGES,
    *API_BOX_CHANGES,
    *DRAFT_PAGES,
    *DRAFT_CHANGES,
    *API_DRAFT_PAGES,
    *API_DRAFT_CHANGES,
    *QUEST_LEAGUES,
    *POOL_PAGES,
    *POOL_CHANGES,
    *API_POOL_PAGES,
    *API_POOL_CHANGES,
    *ACCOUNT_PAGES,
    *ACCOUNT_CHANGES,
    *WITHOUT_ACCOUNT,
    *NOBODYS,
    *PUZZLES,
)


def routes(patterns: list[Any] | None = None, before: str = "") -> Iterator[str]:
    """Return every route of the site as it is written in the code."""
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        written = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from routes(pattern.url_patterns, written)
        elif isinstance(pattern, URLPattern):
            yield written


# What stands in the place of what a test does not name.
SHOWN: Mapping[str, object] = {
    "kind": "text",
    "number": 1,
    "place": 0,
    "round": 1,
    "name": "games.csv",
    "game": "tcg",
    "card_id": "7_364",
    "product": "king-sealed",
}


def address(route: str, **values: object) -> str:
    """Return a route as an address, with these values in their places."""
    for name, value in {**SHOWN, **values}.items():
        for kind in ("slug", "int", "str", "uuid", "path"):
            route = route.replace(f"<{kind}:{name}>", str(value))
    assert "<" not in route, f"what to put into {route}?"
    return f"/{route}"
