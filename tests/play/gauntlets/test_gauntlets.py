"""Gauntlets: one deck against many, or all against all, in one table."""

from typing import ClassVar
from unittest.mock import patch
from uuid import uuid4

import pytest
from django.http import Http404
from django.test import Client

from decks.domain import create_deck
from decks.models import Deck
from decks.ownership import Visitor
from play.gauntlets.latest import latest_gauntlets
from play.gauntlets.results import matrix
from play.models import Playtest, SavedField, Status
from play.queue.control import cancel
from play.queue.execution import play_chunk, start
from play.queue.gauntlets import (
    gauntlet_to_change,
    gauntlet_to_read,
    order_gauntlet,
)
from play.queue.orders import delete_playtest
from play.queue.quota import MAX_OPEN, QuotaExceeded, check_quota
from play.requests.fields import (
    earlier_opponents,
    field_of_decks,
    group_choices,
    opponent_choices,
    save_field,
)
from play.requests.gauntlet import MAX_PAIRINGS, deck_meetings, pairings
from play.requests.playtest import Entrant, NotPlayable
from rules.construction import Game, load_format
from rules.lcg.scenarios import SCENARIOS
from tests.expected import present
from tests.play.small_playtests import ARAGORN, DAY, EOMER, MERRY, cards_of, entrant
from tests.samples import store_samples
from tests.visitors import KEEPER, in_browser

pytestmark = pytest.mark.django_db

KING_BLOCK = load_format("king-block")


@pytest.fixture
def samples() -> None:
    store_samples()


def decks(*slugs: str) -> list[Entrant]:
    return [entrant(cards_of(slug), slug) for slug in slugs]


def ordered(
    deck: Entrant | None, field: list[Entrant], games: int = 6, maker: Visitor = KEEPER
) -> list[Playtest]:
    meetings = deck_meetings(deck, field, games=games, seed=3, format=KING_BLOCK, day=DAY)
    return order_gauntlet(meetings, maker=maker, queue_key="k")


def play_out(cells: list[Playtest]) -> list[Playtest]:
    for cell in cells:
        firsts = list(start(cell.pk))
        while firsts:
            play_chunk(cell.pk, firsts.pop(), firsts.append)
    return list(Playtest.objects.filter(gauntlet=cells[0].gauntlet).order_by("row", "column"))


def test_one_deck_meets_each_of_the_field() -> None:
    deck, *field = decks(ARAGORN, EOMER, MERRY)
    assert [(row, column) for row, column, _ in pairings(deck, field)] == [(0, 0), (0, 1)]
    cells = ordered(deck, field)
    assert len({cell.gauntlet for cell in cells}) == 1
    names = [[played.name for played in cell.decks.all()] for cell in cells]
    assert names == [[ARAGORN, EOMER], [ARAGORN, MERRY]]


def test_without_a_deck_all_meet_all_and_themselves() -> None:
    places = [(row, column) for row, column, _ in pairings(None, decks(ARAGORN, EOMER, MERRY))]
    assert places == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]


def test_the_table_has_the_shares_of_both_decks_of_a_pairing() -> None:
    cells = play_out(ordered(None, decks(ARAGORN, EOMER)))
    table = matrix(cells)
    assert table.columns == (ARAGORN, EOMER)
    assert not table.is_gauntlet
    assert (table.played, table.games, table.is_open) == (18, 18, False)
    here, there = present(table.rows[0].cells[1]), present(table.rows[1].cells[0])
    share, others_share = present(here.share), present(there.share)
    assert (here.wins, here.losses) == (there.losses, there.wins)
    assert here.address == there.address == cells[1].get_absolute_url()
    assert share.rate == pytest.approx(100 - others_share.rate)
    assert present(table.rows[0].total).rate == share.rate


def test_a_gauntlet_lists_its_opponents_the_hardest_first() -> None:
    deck, *field = decks(ARAGORN, EOMER, MERRY)
    table = matrix(play_out(ordered(deck, field)))
    assert table.is_gauntlet
    assert table.title == f"{ARAGORN} against 2 decks"
    shares = [present(present(cell).share).rate for _, cell in table.legs]
    assert shares == sorted(shares)


def test_games_not_played_yet_have_no_share() -> None:
    table = matrix(ordered(None, decks(ARAGORN, EOMER)))
    assert present(table.rows[0].cells[1]).share is None
    assert table.rows[0].total is None
    assert table.is_open


def test_a_gauntlet_is_one_open_playtest_of_the_quota() -> None:
    for _ in range(MAX_OPEN - 1):
        ordered(None, decks(ARAGORN, EOMER), games=1)
    check_quota(KEEPER, "k", 1)
    ordered(None, decks(ARAGORN, EOMER), games=1)
    with pytest.raises(QuotaExceeded):
        ordered(None, decks(ARAGORN, EOMER), games=1)


def test_too_many_pairings_are_refused() -> None:
    many = decks(EOMER) * (MAX_PAIRINGS + 1)
    with pytest.raises(NotPlayable, match="Choose fewer decks"):
        ordered(decks(ARAGORN)[0], many)
    with pytest.raises(NotPlayable, match="No deck is left"):
        ordered(decks(ARAGORN)[0], [])
    assert not Playtest.objects.exists()


def test_decks_that_are_not_legal_are_left_out_by_name(samples: None) -> None:
    chosen = Deck.objects.filter(slug__in=[ARAGORN, "fotr-gandalf-starter"])
    found = field_of_decks(chosen, "random", KING_BLOCK, DAY)
    assert [present(deck.version).deck.slug for deck in found.entrants] == [ARAGORN]
    assert len(found.left_out) == 1


def test_the_opponents_of_an_earlier_gauntlet_are_met_again() -> None:
    cells = ordered(decks(ARAGORN)[0], decks(EOMER, MERRY))
    again = earlier_opponents(present(cells[0].gauntlet), KEEPER, "easy")
    assert [(deck.name, deck.player) for deck in again] == [(EOMER, "easy"), (MERRY, "easy")]
    assert earlier_opponents(present(cells[0].gauntlet), Visitor(browser="another"), "easy") == ()


def test_only_its_owner_cancels_it() -> None:
    cells = ordered(None, decks(ARAGORN, EOMER))
    with pytest.raises(Http404):
        gauntlet_to_change(Visitor(browser="another"), present(cells[0].gauntlet))
    assert cancel(*gauntlet_to_change(KEEPER, present(cells[0].gauntlet)))
    assert {cell.status for cell in Playtest.objects.all()} == {Status.CANCELLED}
    assert not cancel(*cells)


def test_a_gauntlet_of_files_is_its_owners_alone() -> None:
    cells = ordered(None, decks(ARAGORN, EOMER))
    assert len(gauntlet_to_read(KEEPER, present(cells[0].gauntlet))) == 3
    with pytest.raises(Http404):
        gauntlet_to_read(Visitor(browser="another"), present(cells[0].gauntlet))
    with pytest.raises(Http404):
        gauntlet_to_read(KEEPER, uuid4())


def test_a_deleted_playtest_leaves_a_gap() -> None:
    cells = play_out(ordered(None, decks(ARAGORN, EOMER)))
    delete_playtest(cells[1])
    table = matrix([cells[0], cells[2]])
    assert table.rows[0].cells[1] is None


class TestPages:
    def test_a_gauntlet_is_asked_for_and_shown(self, client: Client, samples: None) -> None:
        asked = {
            "deck": ARAGORN, "against": "starters", "player": "random", "games": "1",
            "format": "king-block", "on": "2007-08-31", "seed": "4",
        }  # fmt: skip
        with patch("play.gauntlets.views.send_on_commit"):
            answer = client.post("/playtests/gauntlets/new/", asked)
        assert answer.status_code == 302, answer.context["form"].errors
        cells = list(Playtest.objects.order_by("column"))
        assert len(cells) > 3
        page = client.get(answer["Location"]).content.decode()
        assert "Éomer" in page
        assert cells[0].get_absolute_url() in page
        assert "Cancel" in page
        shown = client.get("/playtests/").content.decode()
        assert answer["Location"] in shown
        assert shown.count("against") < len(cells)

    def test_all_my_decks_without_any_is_said(self, client: Client, samples: None) -> None:
        asked = {
            "deck": ARAGORN, "against": "mine", "player": "random", "games": "1",
            "format": "king-block", "on": "2007-08-31",
        }  # fmt: skip
        page = client.post("/playtests/gauntlets/new/", asked).content.decode()
        assert "No deck is left to play against in this format." in page

    def test_the_table_stops_polling_when_it_is_over(self, client: Client) -> None:
        cells = play_out(ordered(None, decks(ARAGORN, EOMER), games=1))
        where = f"/playtests/gauntlets/{cells[0].gauntlet}/"
        assert client.get(where, headers={"HX-Request": "true"}).status_code == 286
        assert "hx-trigger" not in client.get(where).content.decode().split("<main")[1]

    def test_a_stranger_cannot_cancel(self) -> None:
        cells = ordered(None, decks(ARAGORN, EOMER))
        stranger = in_browser(Client(), "the browser of somebody else")
        answer = stranger.post(f"/playtests/gauntlets/{cells[0].gauntlet}/cancel/")
        assert answer.status_code == 404
        assert Playtest.objects.filter(cancelled=None).count() == 3


def test_the_list_has_the_latest_gauntlets(client: Client) -> None:
    older, newer = (ordered(None, decks(ARAGORN, EOMER)) for _ in range(2))
    addresses = [listed.get_absolute_url() for listed in latest_gauntlets(KEEPER)]
    assert addresses == [
        f"/playtests/gauntlets/{newer[0].gauntlet}/",
        f"/playtests/gauntlets/{older[0].gauntlet}/",
    ]


class TestLcg:
    ASKED: ClassVar[dict[str, str]] = {
        "game": "lcg", "deck": "core-lore", "difficulty": "standard", "player": "random",
        "games": "2", "format": "lcg-introductory", "seed": "4",
    }  # fmt: skip

    def ordered(self, client: Client, **wanted: str) -> list[Playtest]:
        with patch("play.gauntlets.views.send_on_commit"):
            answer = client.post("/playtests/gauntlets/new/", self.ASKED | wanted)
        assert answer.status_code == 302, answer.context["form"].errors
        return list(Playtest.objects.order_by("row", "column"))

    def test_one_deck_plays_every_scenario(self, client: Client, samples: None) -> None:
        cells = play_out(self.ordered(client))
        assert [cell.scenario for cell in cells] == list(SCENARIOS)
        table = matrix(cells)
        assert table.title.endswith(f"in {len(SCENARIOS)} scenarios")
        decided = [cell.wins + cell.losses for cell in table.rows[0].cells if cell is not None]
        assert decided == [2] * len(SCENARIOS)
        page = client.get(f"/playtests/gauntlets/{cells[0].gauntlet}/").content.decode()
        assert "Passage Through Mirkwood" in page
        listed = client.get(present(table.rows[0].cells[0]).games_address)
        assert listed.context["page"].paginator.count == 2

    def test_all_introductory_decks_play_every_scenario(
        self, client: Client, samples: None
    ) -> None:
        cells = self.ordered(client, deck="", several="starters")
        assert len(cells) == 4 * len(SCENARIOS)
        table = matrix(cells)
        assert len(table.rows) == 4
        assert not table.is_gauntlet

    def test_decks_play_one_scenario_with_a_partner(self, client: Client, samples: None) -> None:
        cells = self.ordered(
            client, deck="", several="starters", partner="core-spirit",
            scenario="passage-through-mirkwood",
        )  # fmt: skip
        names = [[deck.name for deck in cell.decks.all()] for cell in cells]
        spirit = Deck.objects.get(slug="core-spirit").name
        assert [party[1:] for party in names] == [[spirit]] * 3
        assert spirit not in [party[0] for party in names]
        assert {cell.scenario for cell in cells} == {"passage-through-mirkwood"}
        title = f"3 decks with {spirit} in Passage Through Mirkwood"
        assert matrix(play_out(cells)).title == title
        page = client.get(f"/playtests/gauntlets/{cells[0].gauntlet}/").content.decode()
        assert title in page
        assert f"Left out, because they can’t be played here: {spirit}." in page

    def test_a_deck_is_not_a_partner_of_its_own(self, client: Client, samples: None) -> None:
        asked = self.ASKED | {"partner": "core-lore"}
        page = client.post("/playtests/gauntlets/new/", asked).content.decode()
        assert "Each hero is unique." in page
        assert not Playtest.objects.exists()

    def test_a_saved_field_plays_every_scenario(self, client: Client, samples: None) -> None:
        named = {"name": "Solo decks", "game": "lcg", "decks": ["core-lore", "core-spirit"]}
        client.post("/playtests/fields/", named)
        field = SavedField.objects.get()
        assert field.game == "lcg"
        cells = self.ordered(client, deck="", several=f"field:{field.pk}")
        assert len(cells) == 2 * len(SCENARIOS)
        names = {deck.name for cell in cells for deck in cell.decks.all()}
        assert names == {deck.name for deck in field.decks.all()}

    def test_a_field_has_decks_of_one_game(self, client: Client, samples: None) -> None:
        mixed = {"name": "Both", "game": "lcg", "decks": ["core-lore", ARAGORN]}
        page = client.post("/playtests/fields/", mixed).content.decode()
        assert "This deck doesn’t exist." in page
        assert not SavedField.objects.exists()

    def test_a_tcg_deck_is_not_offered_a_field_of_the_lcg(self, samples: None) -> None:
        field = save_field(KEEPER, "Solo", Deck.objects.filter(slug="core-lore"), Game.LCG)
        choice = (f"field:{field.pk}", "Field: Solo")
        assert choice in group_choices(KEEPER, Game.LCG)
        assert choice not in group_choices(KEEPER, Game.TCG)
        assert str(choice) not in str(opponent_choices(KEEPER, Game.TCG))


def test_a_saved_field_is_met(client: Client, samples: None) -> None:
    field = save_field(KEEPER, "Metagame", Deck.objects.filter(slug__in=[EOMER, MERRY]))
    asked = {
        "deck": ARAGORN, "against": f"field:{field.pk}", "player": "random", "games": "1",
        "format": "king-block", "on": "2007-08-31", "seed": "4",
    }  # fmt: skip
    with patch("play.gauntlets.views.send_on_commit"):
        answer = client.post("/playtests/gauntlets/new/", asked)
    assert answer.status_code == 302, answer.context["form"].errors
    assert Playtest.objects.count() == 2


class TestTheFormatItOpensWith:
    def chosen(self, client: Client, **asked: str) -> str:
        form = client.get("/playtests/gauntlets/new/", asked).context["form"]
        return str(form["format"].value())

    def test_it_is_that_of_the_deck_that_is_to_play(self, client: Client, samples: None) -> None:
        assert self.chosen(client, deck="fotr-gandalf-starter") == "fellowship-block"
        assert self.chosen(client, deck=ARAGORN) == "king-block"

    def test_a_deck_of_the_lcg_opens_its_own_form(self, client: Client, samples: None) -> None:
        assert self.chosen(client, deck="core-lore").startswith("lcg-")

    def test_without_a_deck_it_is_that_of_ones_latest(self, client: Client) -> None:
        create_deck("Mine", cards_of("fotr-gandalf-starter"), maker=KEEPER)
        assert self.chosen(client) == "fellowship-block"
        create_deck("Newer", cards_of(ARAGORN), maker=KEEPER)
        assert self.chosen(client) == "king-block"

    def test_the_address_may_name_another(self, client: Client, samples: None) -> None:
        assert self.chosen(client, deck=ARAGORN, format="open") == "open"
