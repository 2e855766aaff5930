"""The pages of trials: asking for one, its answer, its pairs, and taking a swap."""

from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from django.test import Client

from decks.contents.card_labels import card_label
from decks.domain import create_deck, save_version
from decks.models import Deck
from play.models import Design, Playtest
from play.queue.execution import play_chunk
from play.requests.card_names import UnclearCard, read_loosely
from play.requests.card_suggestions import SUGGESTED, suggest_cards
from play.trials.comparison_page import comparison_page
from play.trials.swap_page import swap_page
from rules.construction import load_format
from rules.tcg.facts.reader import all_cards
from tests.expected import present
from tests.play.small_playtests import ARAGORN, EOMER, MERRY, cards_of
from tests.play.small_trials import (
    begun_trial,
    comparison,
    deck,
    lcg_comparison,
    lcg_deck,
    played_trial,
    swap,
)
from tests.responses import Response
from tests.samples import store_samples
from tests.visitors import KEEPER, in_browser

pytestmark = pytest.mark.django_db
# Elite Rider, a companion of Éomer's starter deck.
ELITE_RIDER = "7_225"


@pytest.fixture
def samples() -> None:
    store_samples()


@pytest.fixture
def own_deck(samples: None) -> Deck:
    """A deck of the keeper's with two versions."""
    own = create_deck("My deck", cards_of(ARAGORN), maker=KEEPER)
    save_version(own, cards_of(EOMER))
    return own


ASKED = {
    "player": "random", "other_player": "random", "format": "king-block", "on": "2007-08-31",
    "seed": "4", "margin": "0.05",
}  # fmt: skip


def post(client: Client, address: str, asked: dict[str, Any]) -> Playtest:
    with patch("play.trials.views.send_on_commit"):
        answer = client.post(address, ASKED | asked)
    assert answer.status_code == 302, answer.context["form"].errors
    return Playtest.objects.get()


class TestComparison:
    def test_decks_of_one_name_are_told_apart(self, client: Client, own_deck: Deck) -> None:
        other = create_deck("My deck", cards_of(MERRY), maker=KEEPER)
        page = client.get("/playtests/compare/new/").content.decode()
        assert f">My deck ({own_deck.pk}) (TCG)<" in page
        assert f">My deck ({other.pk}) (TCG)<" in page
        asked = {"a": own_deck.slug, "b": other.slug, "against": f"deck:{EOMER}", "games": "8"}
        ordered = post(client, "/playtests/compare/new/", asked)
        names = [entrant.name for entrant in ordered.decks.all()][:2]
        assert names == [f"My deck ({own_deck.pk})", f"My deck ({other.pk})"]

    def test_a_comparison_under_way_counts_its_games(self, client: Client) -> None:
        playtest = begun_trial(comparison(20), chunk_games=8)
        assert "0 of 40 games" in client.get(playtest.get_absolute_url()).content.decode()
        play_chunk(playtest.pk, 0, lambda _: None)
        assert "8 of 40 games" in client.get(playtest.get_absolute_url()).content.decode()
        listed = " ".join(client.get("/playtests/").content.decode().split())
        assert "8 of 40" in listed

    def test_two_versions_are_chosen_and_compared(self, client: Client, own_deck: Deck) -> None:
        versions = {"a": f"{own_deck.slug}@1", "b": f"{own_deck.slug}@2"}
        page = client.get("/playtests/compare/new/", versions).content.decode()
        assert "Start comparison" in page
        asked = versions | {"against": f"deck:{MERRY}", "games": "8", "stop": "on"}
        playtest = post(client, "/playtests/compare/new/", asked)
        assert playtest.design == Design.COMPARISON
        assert [seat.name for seat in playtest.decks.all()] == [
            "My deck, version 1", "My deck, version 2", Deck.objects.get(slug=MERRY).name,
        ]  # fmt: skip
        assert (playtest.games, playtest.trial.margin, playtest.seed) == (16, 0.05, 4)

    def test_all_starters_of_the_format_are_met_in_turn(
        self, client: Client, own_deck: Deck
    ) -> None:
        asked = {"a": ARAGORN, "b": EOMER, "against": "starters", "games": "8"}
        playtest = post(client, "/playtests/compare/new/", asked)
        assert playtest.decks.count() > 5
        assert playtest.trial.margin is None

    def test_without_both_versions_they_are_chosen_first(
        self, client: Client, samples: None
    ) -> None:
        page = client.get("/playtests/compare/new/").content.decode()
        assert "Continue" in page
        assert "Start comparison" not in page

    def test_decks_of_two_games_are_not_compared(self, client: Client, samples: None) -> None:
        page = client.get("/playtests/compare/new/", {"a": ARAGORN, "b": "core-lore"})
        assert "These decks belong to different games." in page.content.decode()

    def test_an_illegal_version_is_said_before_it_is_played(
        self, client: Client, own_deck: Deck
    ) -> None:
        asked = ASKED | {
            "a": ARAGORN, "b": EOMER, "against": f"deck:{MERRY}", "games": "8",
            "format": "towers-standard",
        }  # fmt: skip
        page = client.post("/playtests/compare/new/", asked).content.decode()
        assert "Play anyway" in page
        assert not Playtest.objects.exists()

    def test_the_page_begins_with_the_answer_and_links_its_figures_to_pairs(
        self, client: Client
    ) -> None:
        playtest = played_trial(comparison(30, others=(deck(MERRY), deck(EOMER))))
        page = client.get(playtest.get_absolute_url()).content.decode()
        results = comparison_page(playtest)
        assert results.answer.words in page
        assert present(results.answer.difference).points in page
        assert len(results.opponents) == 2
        assert sum(row.pairs for row in results.rows) == 30
        for row in results.rows:
            assert row.address.replace("&", "&amp;") in page
            assert client.get(row.address).context["page"].paginator.count == row.pairs
        for opponent in results.opponents:
            listed = client.get(opponent.address).context["page"].paginator.count
            assert listed == opponent.difference.pairs == 15

    def test_a_pair_leads_to_both_its_games(self, client: Client) -> None:
        playtest = played_trial(comparison(2))
        page = client.get(f"{playtest.get_absolute_url()}pairs/")
        first = page.context["pairs"][0]
        assert [game.number for game in first.games] == [1, 2]
        replay = client.get(first.games[1].address).content.decode()
        assert "Rotk-eomer-starter" in replay

    def test_the_test_is_drawn_and_its_error_rates_are_said(self, client: Client) -> None:
        playtest = played_trial(comparison(60, margin=0.2))
        page = client.get(playtest.get_absolute_url()).content.decode()
        assert "Sequential test" in page
        assert "misses that in at most 5%" in page

    def test_it_polls_while_it_runs_and_stops_when_it_is_over(self, client: Client) -> None:
        running = begun_trial(comparison(6), chunk_games=4)
        part = client.get(running.get_absolute_url(), headers={"HX-Request": "true"})
        assert part.status_code == 200
        assert "every 2s" in part.content.decode()
        over = played_trial(comparison(2))
        answer = client.get(over.get_absolute_url(), headers={"HX-Request": "true"})
        assert answer.status_code == 286
        assert "Share this result" in answer.content.decode()

    def test_cards_that_are_played_as_blanks_are_named(self, client: Client) -> None:
        playtest = begun_trial(comparison(6))
        deck = playtest.decks.all()[0]
        deck.blanks = ["18_1"]
        deck.save()
        page = client.get(playtest.get_absolute_url()).content.decode()
        assert f"Played as blanks in {deck.name}: 1 card" in page

    def test_files_have_the_same_numbers(self, client: Client) -> None:
        playtest = played_trial(comparison(5))
        where = f"{playtest.get_absolute_url()}download/"
        result = client.get(f"{where}result.json").json()
        rows = b"".join(client.get(f"{where}pairs.csv")).decode().splitlines()
        assert len(rows) == 11
        assert sum("won" in row for row in rows[1:]) == (
            2 * result["both_won"] + result["only_old_won"] + result["only_new_won"]
        )
        assert client.get(f"{where}cards.csv").status_code == 404


class TestLcg:
    def test_a_version_is_compared_in_a_scenario(self, client: Client, samples: None) -> None:
        asked = {
            "a": "core-leadership", "b": "core-lore", "scenario": "passage-through-mirkwood",
            "difficulty": "standard", "partner": "core-spirit", "games": "4",
            "format": "lcg-introductory", "on": "",
        }  # fmt: skip
        playtest = post(client, "/playtests/compare/new/", asked)
        assert playtest.scenario == "passage-through-mirkwood"
        assert playtest.decks.count() == 3

    def test_partners_are_not_opponents_to_find_pairs_by(self, client: Client) -> None:
        partners = (lcg_deck("core-spirit"), lcg_deck("core-tactics"))
        playtest = played_trial(lcg_comparison(4, others=partners))
        page = client.get(f"{playtest.get_absolute_url()}pairs/", {"opponent": "0"})
        assert page.context["page"].paginator.count == 4
        assert page.context["opponents"] == []
        assert {pair.opponent for pair in page.context["pairs"]} == {""}

    def test_the_page_says_what_scores_show(self, client: Client) -> None:
        playtest = played_trial(lcg_comparison(4))
        page = client.get(playtest.get_absolute_url()).content.decode()
        assert comparison_page(playtest).score in page


class TestSwap:
    def candidates(self, count: int = 2) -> list[str]:
        own = dict(cards_of(ARAGORN).draw_deck)
        return [card for card, _ in cards_of(EOMER).draw_deck if card not in own][:count]

    def ordered(self, client: Client, own_deck: Deck) -> Playtest:
        asked = {
            "deck": f"{own_deck.slug}@1", "card_out": cards_of(ARAGORN).draw_deck[0][0],
            "cards": "\n".join(map(card_label, self.candidates())), "copies": "1",
            "against": f"deck:{MERRY}", "games": "3", "allow_illegal": "on",
        }  # fmt: skip
        return post(client, "/playtests/swap/new/", asked)

    def test_cards_are_named_one_on_a_line(self, client: Client, own_deck: Deck) -> None:
        playtest = self.ordered(client, own_deck)
        assert playtest.design == Design.SWAP
        assert [seat.card for seat in playtest.decks.all()] == ["", *self.candidates(), ""]
        assert playtest.trial.copies == 1

    def test_the_maybe_list_is_offered_to_its_owner(self, client: Client, own_deck: Deck) -> None:
        (card,) = self.candidates(1)
        own_deck.maybe_cards.create(card=card)
        page = client.get("/playtests/swap/new/", {"deck": f"{own_deck.slug}@1"}).content.decode()
        assert f">\n{card_label(card)}</textarea>" in page

    def test_an_unclear_card_is_said_by_its_line(self, client: Client, own_deck: Deck) -> None:
        asked = ASKED | {
            "deck": own_deck.slug, "card_out": cards_of(EOMER).draw_deck[0][0],
            "cards": "Gandalf\nNobody’s Sword", "against": f"deck:{MERRY}", "games": "3",
        }  # fmt: skip
        page = client.post("/playtests/swap/new/", asked).content.decode()
        assert "could be" in page
        assert "There is no card" in page

    def test_the_page_shows_every_round_and_the_confirmation(self, client: Client) -> None:
        playtest = played_trial(swap())
        page = client.get(playtest.get_absolute_url()).content.decode()
        results = swap_page(playtest)
        assert [len(round.candidates) for round in results.rounds] == [3, 2]
        assert results.best is not None
        assert results.answer.words in page
        for row in (*results.rounds[0].candidates, results.best):
            counted = client.get(row.address).context["page"].paginator.count
            assert counted >= 4

    def test_a_swap_is_taken_into_the_draft(self, client: Client, own_deck: Deck) -> None:
        playtest = self.ordered(client, own_deck)
        save_version(own_deck, cards_of(ARAGORN))
        answer = client.post(f"{playtest.get_absolute_url()}take/", {"card": self.candidates()[1]})
        assert answer["Location"] == f"/decks/{own_deck.slug}/build/"
        draft = client.get(answer["Location"]).content.decode()
        assert card_label(self.candidates()[1]).split(" (")[0] in draft
        assert "Save the deck to keep it." in draft

    def test_a_card_that_was_not_tried_is_not_taken(self, client: Client, own_deck: Deck) -> None:
        playtest = self.ordered(client, own_deck)
        where = f"{playtest.get_absolute_url()}take/"
        assert client.post(where, {"card": "7_1"}).status_code == 404

    def test_a_stranger_takes_no_swap(self, client: Client, own_deck: Deck) -> None:
        playtest = self.ordered(client, own_deck)
        Deck.objects.update(visibility="public")
        stranger = in_browser(Client(), "the browser of somebody else")
        where = f"{playtest.get_absolute_url()}take/"
        assert stranger.post(where, {"card": self.candidates()[0]}).status_code == 403


def test_the_pairs_file_names_the_decks_of_each_game(client: Client) -> None:
    playtest = played_trial(comparison(2, others=(deck(MERRY), deck(EOMER))))
    file = client.get(f"{playtest.get_absolute_url()}download/pairs.csv")
    rows = b"".join(file).decode().splitlines()
    assert [row.split(",")[:5] for row in rows[1:]] == [
        ["1", "1", "1", ARAGORN, MERRY],
        ["1", "1", "2", EOMER, MERRY],
        ["1", "2", "3", ARAGORN, EOMER],
        ["1", "2", "4", EOMER, EOMER],
    ]


class TestIsThisVersionBetter:
    def test_versions_that_cannot_be_played_are_passed_over(self, client: Client) -> None:
        own = create_deck("Mine", cards_of(ARAGORN), maker=KEEPER)
        save_version(own, replace(cards_of(ARAGORN), ring_bearer=None))
        save_version(own, replace(cards_of(ARAGORN), sites=()))
        save_version(own, cards_of(EOMER))
        asked = {"b": f"{own.slug}@4", "earlier": ""}
        context = client.get("/playtests/compare/new/", asked).context
        assert (context["old"].number, context["new"].number) == (1, 4)

    def test_without_an_earlier_one_the_page_asks_for_it(self, client: Client) -> None:
        own = create_deck("Mine", replace(cards_of(ARAGORN), ring=None), maker=KEEPER)
        save_version(own, cards_of(EOMER))
        asked = {"b": f"{own.slug}@2", "earlier": ""}
        assert client.get("/playtests/compare/new/", asked).context["old"] is None

    def test_the_deck_page_asks_so(self, client: Client, own_deck: Deck) -> None:
        page = client.get(own_deck.get_absolute_url()).content.decode()
        assert f"/playtests/compare/new/?earlier&amp;b={own_deck.slug}@2" in page


@pytest.mark.usefixtures("catalogue")
class TestNamesInASwap:
    def ask(self, client: Client, own_deck: Deck, cards: str, **more: str) -> Response:
        asked = {"deck": own_deck.slug, "card_out": ELITE_RIDER, "cards": cards, "games": "4"}
        against = {"against": f"deck:{EOMER}"}
        with patch("play.trials.views.send_on_commit"):
            return client.post("/playtests/swap/new/", ASKED | asked | against | more)

    @pytest.mark.parametrize(
        "written", ["KNIGHTS OF HIS HOUSE", "knights of his-house", "7_238", "7 U 238"]
    )
    def test_case_signs_and_numbers_are_read_as_by_the_import(self, written: str) -> None:
        assert read_loosely(written, load_format("king-block")).card == "7_238"

    def test_a_misspelt_name_is_taken_and_said(self) -> None:
        found = read_loosely("Pathfinde", load_format("fellowship-block"))
        assert card_label(found.card) == "Pathfinder (1 C 110)"
        assert found.remark == "'Pathfinde' was read as Pathfinder (1 C 110)."

    @pytest.mark.parametrize(
        ("format", "label"),
        [("fellowship-block", "Pathfinder (1 C 110)"), ("tower-block", "Pathfinder (4 C 129)")],
    )
    def test_of_several_cards_the_one_of_the_format_is_meant(self, format: str, label: str) -> None:
        assert card_label(read_loosely("Pathfinder", load_format(format)).card) == label

    def test_several_different_cards_are_asked_about(self) -> None:
        with pytest.raises(UnclearCard, match="could be"):
            read_loosely("Gandalf", load_format("open"))

    def test_what_no_card_is_called_names_the_closest(self) -> None:
        with pytest.raises(UnclearCard, match="There is no card 'zzzz'"):
            read_loosely("zzzz", load_format("open"))

    def test_cards_are_suggested_without_losing_what_was_filled_in(
        self, client: Client, own_deck: Deck
    ) -> None:
        answer = self.ask(client, own_deck, "Gamling", suggest="1", games="12")
        form = answer.context["form"]
        lines = form["cards"].value().splitlines()
        assert lines[0] == "Gamling"
        assert 1 < len(lines) <= 1 + SUGGESTED
        assert form["games"].value() == "12"
        assert Playtest.objects.count() == 0

    def test_suggestions_are_alike_legal_and_not_in_the_deck(self) -> None:
        deck = cards_of(EOMER)
        held = dict(deck.draw_deck)
        out = all_cards()[ELITE_RIDER]
        suggested = [
            all_cards()[card_id]
            for card_id in suggest_cards(ELITE_RIDER, deck, load_format("king-block"))
        ]
        assert 0 < len(suggested) <= SUGGESTED
        for card in suggested:
            assert (card.culture, card.type) == (out.culture, out.type)
            assert abs(card.twilight - out.twilight) <= 1
            assert card.id not in held

    def test_no_suggestion_is_named_like_the_ring_bearer_or_another_companion(self) -> None:
        deck = cards_of(ARAGORN)
        pippin = next(card for card in dict(deck.draw_deck) if all_cards()[card].title == "Pippin")
        present = {
            all_cards()[str(card)].title for card in (deck.ring_bearer, *dict(deck.draw_deck))
        }
        suggested = suggest_cards(pippin, deck, load_format("king-block"))
        assert suggested
        assert not present & {all_cards()[card].title for card in suggested}
