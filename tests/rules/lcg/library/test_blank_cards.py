"""Cards that are not written: blanks in a deck, refused in a scenario."""

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import STATISTICS
from rules.lcg.game import Game
from rules.lcg.library.definitions import unwritten
from rules.lcg.library.registry import blueprint
from rules.lcg.players.naming import player
from rules.playtest.playing import play_out

BLANKS = LcgDeck(
    heroes=(("05001", 1), ("04001", 1)),
    player_deck=(("05003", 3), ("05011", 3), ("09014", 1), ("21074", 1), ("01073", 3)),
)


def test_a_blank_has_its_numbers_and_keywords_and_does_nothing() -> None:
    elrohir = blueprint("04001")

    assert unwritten(["04001", "01001"]) == ("04001",)
    assert len(elrohir.printed) == STATISTICS
    assert elrohir.threat_cost == 10
    assert (elrohir.actions, elrohir.responses, elrohir.forced) == ((), (), ())


def test_a_deck_with_blanks_is_played_to_the_end() -> None:
    game = Game([BLANKS], "passage-through-mirkwood", 1)
    play_out(game, [player("quick", 1)])

    assert game.is_over()


def test_a_contract_is_not_shuffled_into_the_deck() -> None:
    state = Game([BLANKS], "passage-through-mirkwood", 1).state

    assert all(found.card.code != "21074" for found in state.blueprints)
