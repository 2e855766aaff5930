"""What other cards change of a cost holds only as a card comes into play (4.2, "twilight cost")."""

from rules.tcg.engine.modifiers.numbers import twilight_cost_by_itself
from rules.tcg.engine.state.codes import Verb
from rules.tcg.facts.reader import card
from rules.tcg.notation.language import gets, possession, this, twilight_cost
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_a_number_of_the_table_is_the_cost_of_a_card_by_itself() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        minions=[RANGED_COMMANDER, ELITE_CROSSBOWMEN],
        hand=[GATHERING_WIND],
        edition="comprehensive-4.2",
    )
    scene.maneuver_phase().play(GATHERING_WIND)
    printed = {card(RANGED_COMMANDER).twilight, card(ELITE_CROSSBOWMEN).twilight}
    assert {option.number for option in scene.options()} == printed


def test_a_card_in_play_keeps_what_its_own_text_changes() -> None:
    cheaper = made(EOMER_VALIANT_WARCHIEF, gets(this, twilight_cost(-1)))
    scene = Scene(fellowship=[cheaper])
    printed = card(EOMER_VALIANT_WARCHIEF).twilight or 0
    assert twilight_cost_by_itself(scene.state, scene.card(cheaper)) == printed - 1


def test_a_transfer_is_paid_for_by_the_cost_of_the_item_itself() -> None:
    """ "transfer": the item is not played, so what makes items cost more is left out."""
    dear = made(ARAGORN_DRIVEN_BY_NEED, gets(possession, twilight_cost(+2)))
    scene = Scene(
        fellowship=[dear, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
    )
    scene.fellowship_phase().do(Verb.TRANSFER, HOBBIT_SWORD_7_319, PIPPIN_SWORN_TO_SERVICE)
    assert scene.twilight == card(HOBBIT_SWORD_7_319).twilight
