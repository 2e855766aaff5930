"""Exercising named cards: decks that bring them, and only their sentences listed."""

import json
from random import Random

import pytest

from rules.tcg.facts.reader import card
from rules.tcg.study.exercised.__main__ import main
from rules.tcg.study.exercised.curious import cards_of_starters, deck_with, starters_near

TWO_OF_NO_STARTER = ("6_97", "11_78")


def test_decks_bring_a_card_of_no_starter_to_its_own_culture() -> None:
    for card_id in TWO_OF_NO_STARTER:
        assert card_id not in cards_of_starters()
        deck = deck_with([card_id], Random(7))
        assert dict(deck.draw_deck)[card_id] == 4
        culture = card(card_id).culture
        for starter in starters_near(card_id):
            assert any(card(other).culture is culture for other in dict(starter.deck.draw_deck))


def test_only_the_named_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "6", "--cards", *TWO_OF_NO_STARTER, "--json"])

    run = json.loads(capsys.readouterr().out)
    counted = run["texts"]
    assert (run["games"], run["seeds"]) == (6, [2003])
    assert {key.split(" from ")[0] for key in counted} == set(TWO_OF_NO_STARTER)
    assert any(found["played"] for found in counted.values())


@pytest.mark.parametrize(("word", "message"), [("99_1", "no card has the number 99_1")])
def test_a_card_that_does_not_exist_is_refused(
    word: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--cards", word])
    assert message in capsys.readouterr().err
