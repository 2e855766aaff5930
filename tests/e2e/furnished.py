"""Fills an installation with everything that pages show; run in its environment.

Prints JSON: what stands in the place of each name in an address, other addresses worth a look, and
the sessions of those who look.
"""

import json
from typing import Any
from unittest.mock import patch

import django

django.setup()

from django.conf import settings  # noqa: E402 - needs Django
from django.contrib.auth.models import User  # noqa: E402
from django.utils import timezone  # noqa: E402

from decks.collection.copies import set_copies  # noqa: E402
from decks.comments.commenting import comment, report  # noqa: E402
from decks.limited.pools import open_pool  # noqa: E402
from decks.models import Deck, Visibility  # noqa: E402
from decks.ownership import Visitor  # noqa: E402
from play.events.starting import begin_sealed  # noqa: E402
from play.ladder import nights  # noqa: E402
from play.limited.boxes import share_boxes, take_share  # noqa: E402
from play.limited.drafts import begin_draft  # noqa: E402
from play.limited.product_figures import keep as keep_figures  # noqa: E402
from play.models import Analysis, Improvement, Playtest, Seat, Table  # noqa: E402
from play.puzzles.keeping import keep, shipped  # noqa: E402
from play.quest_leagues.leagues import begin_league, enter_party  # noqa: E402
from play.queue.execution import play_chunk, start  # noqa: E402
from play.queue.gauntlets import order_gauntlet  # noqa: E402
from play.queue.improvements import order_improvement  # noqa: E402
from play.queue.orders import order_playtest, order_trial  # noqa: E402
from play.requests.fields import save_field  # noqa: E402
from play.requests.gauntlet import deck_meetings  # noqa: E402
from play.tables.sharing import make_link, sharing_of  # noqa: E402
from rules.construction import Game, load_format  # noqa: E402
from rules.limited.events import limited_event  # noqa: E402
from rules.limited.figures import product_figures  # noqa: E402
from rules.playtest import tcg as kind_of_tcg  # noqa: E402
from tests.play import small_lcg_playtests as lcg  # noqa: E402
from tests.play import small_playtests as tcg  # noqa: E402
from tests.play.small_trials import comparison, deck, lcg_comparison, swap  # noqa: E402
from tests.play.tables.small_tables import (  # noqa: E402
    friend,
    lcg_request,
    play_at_random,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.play.trials.improvements.small_improvements import (  # noqa: E402
    improvement_request,
    play_at_once,
    play_path,
)
from tests.strangers import Stored, gathered  # noqa: E402
from tests.visitors import deck_of  # noqa: E402

GAMES = 60


def furnish() -> dict[str, Any]:
    """Store people, decks, playtests, trials, a gauntlet and tables, and return where they are."""
    cast = gathered(Stored.new())
    owner, staff = cast.owner, User.objects.get(username="gandalf")
    User.objects.filter(pk=staff.pk).update(is_superuser=True)
    maker = Visitor(owner)
    public = cast.decks["public"]
    said = comment(User.objects.get(username="sam"), public, "Why no *Gandalf*? He is late.")
    report(owner, public, "He is never late.", said)
    for game, cards in ((Game.TCG, ("7_83", "7_364", "1_2")), (Game.LCG, ("01001", "01073"))):
        set_copies(maker, game, dict.fromkeys(cards, 2))
    playtest = played(order_playtest(tcg.playtest_request(GAMES), maker=maker))
    lcg_playtest = played(order_playtest(lcg.playtest_request(games=GAMES), maker=maker))
    trials = [
        played(order_trial(request, maker=maker))
        for request in (comparison(20), lcg_comparison(10), swap())
    ]
    field = save_field(maker, "King starters", Deck.objects.filter(slug__startswith="rotk"))
    players = [deck(slug) for slug in (tcg.ARAGORN, tcg.EOMER, tcg.MERRY)]
    meetings = deck_meetings(
        players[0], players[1:], games=10, seed=3, format=load_format("king-block"), day=tcg.DAY
    )
    cells = [played(cell) for cell in order_gauntlet(meetings, maker=maker, queue_key="k")]
    improvement = improved(maker)
    rank(owner, User.objects.get(username="sam"))
    tables = {
        "tcg": sit_down(tcg_request(), maker),
        "lcg": sit_down(lcg_request(), maker),
        "over": play_at_random(sit_down(lcg_request(seed=3), maker)),
        "waiting": sit_down(tcg_request(friend(tcg_entrant(tcg.EOMER))), maker),
    }
    invited = Seat.objects.get(table=tables["waiting"], place=1)
    make_link(tables["over"].pk, maker)
    analysed(tables["over"])
    keep(list(shipped())[:5])
    pool = open_pool(limited_event("king-sealed"), maker, seed=1)
    draft = begin_draft(limited_event("fellowship-draft"), maker, seed=1)
    event = begin_sealed(limited_event("king-sealed"), maker, "k", players=4)
    boxes = share_boxes(limited_event("core-box-shares"), maker, friends=3).boxes
    take_share(boxes.shares.get(place=1).invitation, Visitor(browser="sam"), "Sam")
    league = begin_league(maker)
    enter_party(league, maker, Deck.objects.get(slug="core-leadership"))
    sealed = limited_event("king-sealed")
    *_, figures = product_figures(sealed, 4, 1, "random")
    keep_figures(sealed, "random", figures)
    play = "/playtests/"
    own = [
        "/decks/rotk-aragorn-starter/",
        "/decks/core-spirit/",
        "/decks/core-spirit/where/",
        "/decks/core-spirit/statistics/",
        f"/decks/compare/?a={public.slug}@1&b={public.slug}@2",
        f"/decks/{cast.decks['private'].slug}/build/?view=pictures",
        "/decks/build/",
        "/decks/public/?q=gondor",
        "/cards/?q=heal+companion&view=list&order=strength",
        "/cards/?q=nothing+like+this",
        "/cards/?q=strength>x",
        "/cards/lcg/01001/",
        "/decks/collection/lcg/",
        f"{play}new/?game=lcg",
        f"{play}gauntlets/new/?game=lcg",
        f"{play}{lcg_playtest.pk}/",
        f"{play}{lcg_playtest.pk}/games/0/",
        *(f"{play}{trial.pk}/" for trial in trials),
        "/tables/new/?game=lcg",
        "/tables/open/?game=lcg",
        *(f"/tables/{table.pk}/" for table in tables.values()),
        f"/tables/{tables['over'].pk}/result/",
        f"/tables/{tables['over'].pk}/analysis/",
        "/no/such/page/",
    ]
    return {
        "values": {
            "slug": cast.decks["private"].slug,
            "game": "tcg",
            "pool_id": str(pool.pk),
            "draft_id": str(draft.pk),
            "event_id": str(event.pk),
            "boxes_id": str(boxes.pk),
            "place": 0,
            "round": 1,
            "league_id": str(league.pk),
            "card_id": "7_364",
            "name": owner.username,
            "number": said.pk,
            "kind": "text",
            "playtest_id": str(playtest.pk),
            "pairs": str(trials[0].pk),
            "index": 0,
            "gauntlet": str(cells[0].gauntlet),
            "field": field.pk,
            "table_id": str(tables["tcg"].pk),
            "invitation": invited.invitation,
            "token": sharing_of(maker, list(tables["over"].seats.all())).token,
            "key": "none",
            "improvement_id": str(improvement.pk),
            "ladder": "king-block",
        },
        "public": public.slug,
        "own": own,
        "staff": [
            "/admin/",
            "/admin/cards/listentry/add/",
            "/staff/reports/",
        ],
        "nobody": ["/", "/decks/", "/playtests/", "/tables/", "/playtests/fields/", "/account/"],
        "sessions": {
            name: cast.visitors[name].cookies[settings.SESSION_COOKIE_NAME].value
            for name in ("owner", "staff")
        },
    }


def played(playtest: Playtest) -> Playtest:
    """Return a playtest that was played to its end."""
    firsts = list(start(playtest.pk))
    while firsts:
        play_chunk(playtest.pk, firsts.pop(), firsts.append)
    playtest.refresh_from_db()
    return playtest


def analysed(table: Table) -> None:
    """Store an analysis with a costly choice of a game that is over."""
    mark = {
        "step": 4,
        "turn": 1,
        "grade": "blunder",
        "points": 18,
        "error": 4.5,
        "deals": 60,
        "best": 58,
        "played": 38,
        "question": "Who quests?",
        "chose": "Aragorn",
        "better": "Aragorn and Théodred",
        "also": ["Théodred"],
        "why": "The quest fails in 50 of 60 deals after this choice, in 9 after the better one.",
    }
    Analysis.objects.filter(table=table).update(
        whole=True,
        finished=timezone.now(),
        share=1.0,
        progress={"curve": [[0, 0, 0.6, 0.08], [9, 1, 0.3, 0.07], [table.steps, 2, 0.0, 0.0]]},
        found={
            "marks": [mark],
            "small": 4.0,
            "cards": [{"name": "Aragorn", "own": True, "words": "quested twice", "weight": 2}],
        },
    )


def improved(maker: Visitor) -> Improvement:
    """Return an improvement that is over; its games cost nothing."""
    improvement, _ = order_improvement(improvement_request(), maker=maker)
    with patch.object(kind_of_tcg, "play_game", play_at_once):
        return play_path(improvement)


def rank(*owners: User) -> None:
    """Let public decks of two players meet on a ladder for a night."""
    for owner, slug in zip(owners, (tcg.EOMER, tcg.MERRY), strict=True):
        made = deck_of(owner, f"{slug} on the ladder", tcg.cards_of(slug), Visibility.PUBLIC)
        Deck.objects.filter(pk=made.pk).update(format="king-block")
    with patch.object(nights, "GAMES", 4):
        night = nights.begin_night(load_format("king-block"), 30, "random", seed=5)
        for playtest in nights.continue_night(night, timezone.now()):
            played(playtest)
        nights.continue_night(night, night.until)


if __name__ == "__main__":
    print(json.dumps(furnish()))
