"""The table of a deck's cards: a line a card, one leading figure, ordered by links."""

from uuid import UUID

import pytest

from play.results.card_tables import COLUMNS, CardOrder, CardTable, card_table, read_order
from rules.playtest.statistics.card_statistics import CardStatistics, DeckGame, Moment, tally_cards

PLAYTEST = UUID(int=7)
# Hobbit Sword, City of Men, Targon.
SWORD, CITY, TARGON = "7_319", "7_83", "7_124"


def games_in_which(number: int, *, cards_help: bool = True) -> CardStatistics:
    """Return games of which the deck won every second one, and those with the Sword if it helps."""
    games = [
        DeckGame(
            game,
            won=game % 2 == 0,
            band=game % 3,
            seen={
                Moment.PLAYED: [SWORD, CITY] if (game % 2 == 0) == cards_help else [CITY],
                Moment.OPENING_HAND: [CITY],
                Moment.STUCK: [SWORD, TARGON] if game < 10 else [],
            },
            decisive=[SWORD] if game % 2 == 0 else [],
        )
        for game in range(number)
    ]
    return tally_cards(games)


@pytest.fixture
def statistics() -> CardStatistics:
    return games_in_which(200)


def table(statistics: CardStatistics, order: CardOrder | None = None) -> CardTable:
    return card_table(PLAYTEST, statistics, id="a", name="Aragorn", series="a", order=order)


def names(shown: CardTable) -> list[str]:
    return [row.card_id for row in shown.cards]


def test_the_leading_figure_is_what_the_card_did_when_it_was_played(
    statistics: CardStatistics,
) -> None:
    sword = table(statistics).cards[0]
    assert (sword.label, sword.address) == ("Hobbit Sword (7 C 319)", f"/cards/tcg/{SWORD}/")
    assert (sword.lead.points, sword.lead.games, sword.lead.rate) == ("+50.0", 100, 100)
    assert (sword.lead.trend, sword.lead.is_few) == ("up", False)


def test_a_figure_of_zero_has_no_sign(statistics: CardStatistics) -> None:
    [city] = [row for row in table(statistics).cards if row.card_id == CITY]
    assert city.lead.points == "0.0"


def test_few_games_are_marked_and_do_not_outrank_many(statistics: CardStatistics) -> None:
    sword, *_ = table(statistics).cards
    stuck = sword.cell(Moment.STUCK)
    assert (stuck.games, stuck.is_few, stuck.trend) == (10, True, "")
    # Targon was never played: it has no leading figure and comes last.
    assert names(table(statistics)) == [SWORD, CITY, TARGON]


def test_few_games_are_said_once_if_all_figures_rest_on_few(statistics: CardStatistics) -> None:
    assert table(games_in_which(20)).is_thin
    assert not table(statistics).is_thin


@pytest.mark.parametrize(
    ("column", "first"),
    [
        ("name", CITY),
        ("-name", TARGON),
        ("played", CITY),
        ("-played", SWORD),
        ("-games", CITY),
        ("games", SWORD),
        ("-rate", SWORD),
        ("rate", CITY),
        ("-opening_hand", CITY),
    ],
)
def test_a_link_orders_the_table(statistics: CardStatistics, column: str, first: str) -> None:
    order = read_order(f"a:{column}")
    assert order is not None
    assert names(table(statistics, order))[0] == first


def test_a_heading_orders_by_the_largest_first_and_then_turns_round(
    statistics: CardStatistics,
) -> None:
    played = dict(zip(COLUMNS, table(statistics).columns, strict=True))["played"]
    assert played.sorted == "descending"
    assert played.address == f"/playtests/{PLAYTEST}/?cards=a%3Aplayed#cards-a"
    turned = table(statistics, read_order("a:played"))
    assert dict(zip(COLUMNS, turned.columns, strict=True))["played"].sorted == "ascending"


def test_the_order_of_another_table_changes_nothing(statistics: CardStatistics) -> None:
    assert table(statistics, read_order("b:name")) == table(statistics)


@pytest.mark.parametrize("text", ["", "a", "a:", "a:nonsense", ":::", "a:--played"])
def test_an_invalid_order_is_ignored(text: str) -> None:
    assert read_order(text) is None


def test_a_card_links_to_games_in_which_it_was_decisive(statistics: CardStatistics) -> None:
    sword = table(statistics).cards[0]
    assert sword.decisive[1] == (3, f"/playtests/{PLAYTEST}/games/2/")
