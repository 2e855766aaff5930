"""Verdicts about a deck that is sent, by the API."""

from dataclasses import replace
from itertools import pairwise

import pytest

from decks.contents.encoding import to_contents
from decks.models import Deck
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.programs import Program, problem_of

pytestmark = pytest.mark.django_db

API = "/api/v1"
ARAGORN = starter("rotk-aragorn-starter").deck
CONTENTS = to_contents(ARAGORN)
EMPTY = TcgDeck(None, None, (), ())


class TestVerdicts:
    def test_a_legal_deck_in_one_format_on_a_day(self) -> None:
        answer = (
            Program()
            .send(
                f"{API}/verdicts/",
                {"contents": CONTENTS, "formats": ["king-block"], "on": "2004-05-01"},
            )
            .json()
        )

        (verdict,) = answer["verdicts"]
        assert (answer["game"], answer["on"], answer["contents"]) == ("tcg", "2004-05-01", CONTENTS)
        assert verdict["format"] == "king-block"
        assert verdict["legal"] is (not verdict["problems"])
        assert "on 1 May 2004" in verdict["summary"]

    def test_every_problem_has_its_rule_source_and_fix(self) -> None:
        sent = {"contents": to_contents(EMPTY), "formats": ["king-block"], "on": "2004-05-01"}
        answer = Program().send(f"{API}/verdicts/", sent).json()

        problems = {problem["code"]: problem for problem in answer["verdicts"][0]["problems"]}
        small = problems["draw-deck-too-small"]
        assert (small["have"], small["limit"]) == (0, 60)
        assert small["fix"]["message"] == "Add 30 Free Peoples cards and 30 Shadow cards."
        assert answer["sources"][small["source"]]["citation"]
        assert {"no-ring-bearer", "no-ring", "site-numbers-missing"} <= set(problems)

    def test_every_source_is_given_once_and_the_verdicts_refer_to_it(self) -> None:
        answer = (
            Program().send(f"{API}/verdicts/", {"contents": CONTENTS, "on": "2004-05-01"}).json()
        )

        citations = [source["citation"] for source in answer["sources"].values()]
        assert len(citations) == len(set(citations))
        problems = [problem for verdict in answer["verdicts"] for problem in verdict["problems"]]
        referred = {finding["source"] for finding in (*answer["verdicts"], *problems)}
        advised = {
            judged["source"] for verdict in answer["verdicts"] for judged in verdict["advice"]
        }
        assert referred | advised == set(answer["sources"])

    def test_in_all_formats_of_the_deck_s_game_where_none_is_named(self) -> None:
        heroes = {"heroes": [["01001", 1]], "player_deck": [], "side_board": []}
        answer = Program().send(f"{API}/verdicts/", {"contents": heroes}).json()

        assert answer["game"] == "lcg"
        assert {verdict["format"] for verdict in answer["verdicts"]} >= {
            "lcg-core-1",
            "lcg-tournament",
        }

    def test_text_is_accounted_for_line_by_line(self) -> None:
        sent = {"text": "4x Aragorn, Driven by Need\nStrider's Pony Cart\n"}
        answer = Program().send(f"{API}/verdicts/", sent | {"formats": ["open"]}).json()

        assert [(line["number"], line["status"]) for line in answer["lines"]] == [
            (1, "matched"),
            (2, "rejected"),
        ]
        assert answer["lines"][0]["card"]["id"] == "7_364"
        assert answer["contents"]["draw_deck"] == [["7_364", 4]]

    @pytest.mark.parametrize(
        ("sent", "field"),
        [
            ({}, ""),
            ({"contents": CONTENTS, "text": "1 7_364"}, ""),
            ({"contents": []}, "contents"),
            ({"contents": {**CONTENTS, "side": []}}, "contents"),
            ({"contents": {**CONTENTS, "sites": ["7_1"] * 401}}, "contents"),
            ({"contents": {**CONTENTS, "draw_deck": [["7_1", 10**100]]}}, "contents"),
            ({"contents": {**CONTENTS, "draw_deck": [["7_83", 50], ["7_83", 50]]}}, "contents"),
            (
                {"contents": {**CONTENTS, "draw_deck": [[f"7_{n}", 99] for n in range(1, 22)]}},
                "contents",
            ),
            ({"text": "   "}, "text"),
            ({"text": "no card at all"}, "text"),
            ({"text": "1 7_364\u0001"}, "text"),
            ({"contents": CONTENTS, "formats": ["standrd"]}, "formats"),
            ({"contents": CONTENTS, "formats": ["lcg-core-1"]}, "formats"),
            ({"contents": CONTENTS, "on": "yesterday"}, "on"),
            ({"contents": CONTENTS, "format": "open"}, "format"),
        ],
    )
    def test_what_is_wrong_is_shown_at_its_field(self, sent: dict[str, object], field: str) -> None:
        answer = problem_of(Program().send(f"{API}/verdicts/", sent))

        assert answer["status"] == 400
        assert {error["field"] for error in answer["errors"]} == {field}

    def test_through_time_it_tells_what_changed(self) -> None:
        banned = replace(ARAGORN, draw_deck=(*ARAGORN.draw_deck, ("1_40", 1)))
        sent = {"contents": to_contents(banned), "formats": ["open", "king-block"]}
        answer = Program().send(f"{API}/verdicts/history/", sent).json()

        assert [history["format"] for history in answer["histories"]] == ["open", "king-block"]
        for history in answer["histories"]:
            periods = history["periods"]
            assert all(a["legal"] != b["legal"] for a, b in pairwise(periods))
            assert all(period["sources"] for period in periods)
            assert all(set(period["sources"]) <= set(answer["sources"]) for period in periods)

    def test_nothing_is_kept(self) -> None:
        Program().send(f"{API}/verdicts/", {"text": "1 7_364"})

        assert not Deck.objects.exists()
