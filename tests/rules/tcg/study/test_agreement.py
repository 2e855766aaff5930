"""Two players' verdicts on cards and swaps are compared where both are clear, on the same games."""

import pytest

from rules.construction.starters import starter
from rules.tcg.facts.reader import card
from rules.tcg.study import agreement
from rules.tcg.study.agreement import (
    Verdict,
    judge_cards,
    judge_swaps,
    page,
    possible_swaps,
    rank_correlation,
    swapped,
    telling_swaps,
)
from rules.tcg.study.pairings import Pairing

ARAGORN, EOMER = "rotk-aragorn-starter", "rotk-eomer-starter"
PAIRING = Pairing((ARAGORN, EOMER))


@pytest.mark.parametrize(
    ("gains", "clear", "agree"),
    [
        ((0.1, 0.2), (True, True), True),
        ((-0.1, -0.2), (True, True), True),
        ((0.1, -0.2), (True, True), False),
        ((0.1, -0.2), (True, False), None),
    ],
)
def test_players_agree_by_sign_where_both_are_clear(
    gains: tuple[float, float], clear: tuple[bool, bool], agree: bool | None
) -> None:
    assert Verdict(ARAGORN, "7_83", gains, clear).agree is agree


def test_a_player_agrees_with_itself_about_every_card_and_swap() -> None:
    players = ("rules", "rules")
    verdicts = [
        *judge_cards(PAIRING, players, 16, 3),
        *judge_swaps(PAIRING, players, possible_swaps(ARAGORN, 2, 3), 6, 3),
    ]
    assert {verdict.deck for verdict in verdicts} == {ARAGORN, EOMER}
    assert all(verdict.gains[0] == verdict.gains[1] for verdict in verdicts)
    assert False not in {verdict.agree for verdict in verdicts}
    assert len(verdicts) > 2 * len(possible_swaps(ARAGORN, 2, 3))


def test_a_swap_puts_a_card_of_the_same_kind_at_the_same_places() -> None:
    deck = starter(ARAGORN).deck
    found = possible_swaps(ARAGORN, 5, 3)
    assert len(found) == 5
    assert found == possible_swaps(ARAGORN, 5, 3) != possible_swaps(ARAGORN, 5, 4)
    for out, put_in in found:
        assert (card(out).culture, card(out).type) == (card(put_in).culture, card(put_in).type)
        copies = swapped(deck, out, put_in).copies()
        assert [put_in if old == out else old for old in deck.copies()] == list(copies)


def test_a_third_player_finds_the_swaps_that_change_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = possible_swaps(ARAGORN, agreement.TRIED, 3)
    gains = dict(zip(tried, (0.0, -0.3, 0.05, 0.2, -0.1, 0.0, 0.0, -0.05), strict=True))
    monkeypatch.setattr(agreement, "_gain", lambda old, wins, *swap: (gains[swap], True))

    assert telling_swaps(PAIRING, "rules", 2, 1, 3) == [tried[1], tried[3]]
    assert telling_swaps(PAIRING, "rules", 8, 1, 3) == [tried[1], tried[3], tried[4]]


def test_the_page_counts_and_names_what_they_do_not_agree_on() -> None:
    cards = [
        Verdict(ARAGORN, "7_83", (0.1, 0.2), (True, True)),
        Verdict(ARAGORN, "7_85", (0.1, -0.2), (True, True)),
        Verdict(ARAGORN, "7_86", (0.1, -0.2), (False, True)),
    ]
    text = page(("tactician", "strategist"), cards, [], str.upper)
    assert "| Cards: 3 | 2 | 3 | 2 | 1 |" in text
    assert "| Swaps: 0 | 0 | 0 | 0 | 0 |" in text
    assert text.endswith(f"{ARAGORN}, 7_85: +10.0 and -20.0 points.\n")


def test_a_page_without_cards_has_no_correlation() -> None:
    assert "rank correlation" not in page(("tactician", "strategist"), [], [], str.upper)


def test_gains_of_all_cards_are_compared_by_rank() -> None:
    gains = [(0.01 * number, number**2 - 9.5) for number in range(12)]
    alike = [
        Verdict(ARAGORN, f"7_{place}", each, (False, False)) for place, each in enumerate(gains)
    ]
    against = [Verdict(v.deck, v.subject, (v.gains[0], -v.gains[1]), v.clear) for v in alike]

    assert rank_correlation(alike) == (1, 0)
    assert rank_correlation(against) == (-1, 0)
    assert rank_correlation(alike[:2]) is None
    assert rank_correlation([]) is None
    text = page(("tactician", "strategist"), alike, [], str.upper)
    assert text.endswith("The gains of all cards have a rank correlation of +1.00 ± 0.00.\n")
