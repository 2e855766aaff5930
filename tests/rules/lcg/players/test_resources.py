"""Whose resources pay for what: who bears a Steward of Gondor, and who pays first."""

import pytest

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import QUEST, Verb
from rules.lcg.engine.traits import NEUTRAL, SPIRIT, bit
from rules.lcg.facts.reader import played_cards
from rules.lcg.players.expert import decide
from rules.lcg.players.expert_quest import SPEND_THEIR_OWN
from rules.lcg.players.features import FEATURES, features
from rules.lcg.players.macros import macros
from rules.lcg.players.resources import cards_to_pay_for, costs_of, income, payable_share
from rules.lcg.vocabulary import CardType, Sphere
from tests.rules.lcg.players.test_macros import game_of
from tests.rules.lcg.scene import Scene, Seat

LEADERSHIP = bit(Sphere.LEADERSHIP)
OF_LEADERSHIP = ["Faramir", "Guard of the Citadel"]
OF_SPIRIT = ["Northern Tracker", "Lórien Guide"]


def counted(scene: Scene, name: str) -> float:
    """Return what the evaluation counts of a scene under a name."""
    return features(scene.state)[FEATURES.index(name)]


def test_costs_are_of_hand_and_deck() -> None:
    scene = Scene(Seat(["Aragorn"], hand=["Faramir", "Gandalf"], deck=["Northern Tracker"]))
    cards = cards_to_pay_for(scene.state, 0)
    assert costs_of(cards) == {LEADERSHIP: 4, NEUTRAL: 5, SPIRIT: 4}
    assert payable_share(cards, LEADERSHIP) == pytest.approx(9 / 13)
    assert payable_share(cards, LEADERSHIP | SPIRIT) == 1
    assert payable_share([], LEADERSHIP) == 0


def test_a_steward_triples_the_income_of_its_bearer() -> None:
    scene = Scene(Seat(["Aragorn", "Éowyn"], attached={"Aragorn": ["Steward of Gondor"]}))
    assert income(scene.state, scene.card("Aragorn")) == 3
    assert income(scene.state, scene.card("Éowyn")) == 1


@pytest.mark.parametrize(
    ("cards", "bearer"), [(OF_LEADERSHIP, "Aragorn"), (OF_SPIRIT, "Éowyn")], ids=["L", "S"]
)
def test_a_steward_serves_who_can_pay_for_more(cards: list[str], bearer: str) -> None:
    hand = ["Steward of Gondor"]
    scene = Scene(Seat(["Aragorn", "Éowyn"], hand=hand, deck=cards, resources=2)).planning_phase()
    chosen = scene.options[decide(scene.state)]
    assert (scene.name(chosen.card), scene.name(chosen.target)) == (hand[0], bearer)


@pytest.mark.parametrize(
    ("cards", "bearer"), [(OF_SPIRIT, "Aragorn"), (OF_LEADERSHIP, "Éowyn")], ids=["S", "L"]
)
def test_aragorn_bears_celebrians_stone_where_its_icon_is_of_use(
    cards: list[str], bearer: str
) -> None:
    hand = ["Celebrían's Stone"]
    scene = Scene(Seat(["Aragorn", "Éowyn"], hand=hand, deck=cards, resources=2)).planning_phase()
    chosen = scene.options[decide(scene.state)]
    assert (scene.name(chosen.card), scene.name(chosen.target)) == (hand[0], bearer)


@pytest.mark.parametrize(("cards", "taken"), [(OF_LEADERSHIP, 2), (OF_SPIRIT, 3)], ids=["L", "S"])
def test_who_can_pay_for_less_pays_first(cards: list[str], taken: int) -> None:
    """Gandalf costs five; Théodred and Éowyn have three each, and Théodred is asked first."""
    seat = Seat(["Théodred", "Éowyn"], hand=["Gandalf"], deck=cards, resources=3)
    scene = Scene(seat).planning_phase()
    scene.play("Gandalf").wait_for(Verb.PAY)
    chosen = scene.options[decide(scene.state)]
    assert (scene.name(chosen.card), chosen.number) == ("Théodred", taken)


def test_resources_count_by_what_they_can_pay_for() -> None:
    """A round from now the bearer has five resources, the other hero three."""
    hand = ["Faramir", "Guard of the Citadel"]
    fitting, idle = (
        Scene(
            Seat(
                ["Aragorn", "Éowyn"],
                hand=hand,
                resources=2,
                attached={bearer: ["Steward of Gondor"]},
            )
        )
        for bearer in ("Aragorn", "Éowyn")
    )
    assert counted(fitting, "resources for the hand") == pytest.approx(5 / 5)
    assert counted(fitting, "resources without use") == pytest.approx(3 / 5)
    assert counted(idle, "resources for the hand") == pytest.approx(3 / 5)
    assert counted(idle, "resources without use") == pytest.approx(5 / 5)
    assert counted(fitting, "income") > counted(idle, "income") > 0


def test_neutral_cards_are_paid_for_with_what_is_left() -> None:
    scene = Scene(Seat(["Aragorn", "Éowyn"], hand=["Gandalf", "Faramir"], resources=3))
    assert counted(scene, "resources for the hand") == pytest.approx(8 / 5)
    assert counted(scene, "resources without use") == 0


def test_cards_in_hand_count_if_a_hero_has_their_icon() -> None:
    hand = ["A Test of Will", "Hasty Stroke", "Sneak Attack", "Gandalf"]
    both = Scene(Seat(["Aragorn", "Éowyn"], hand=hand))
    alone = Scene(Seat(["Éowyn"], hand=hand))
    other = Scene(Seat(["Gimli"], hand=hand))
    names = ("cards in hand that can be paid for", "cancels in hand", "Gandalf to sneak in")
    assert [counted(both, name) for name in names] == [4 / 5, 2, 1]
    assert [counted(alone, name) for name in names] == [3 / 5, 2, 0]
    assert [counted(other, name) for name in names] == [1 / 5, 0, 0]


def test_hands_of_several_players_count_for_each_of_them() -> None:
    scene = Scene(Seat(["Aragorn"], hand=["Gandalf"]), Seat(["Éowyn"], hand=["Hasty Stroke"]))
    assert counted(scene, "cancels in hand") == 0.5
    assert counted(scene, "resources for the hand") == pytest.approx(2 / 2 / 5)
    assert counted(scene, "income") > 0


@pytest.mark.parametrize(
    ("heroes", "hand", "attached", "discarded"),
    [
        (["Gimli"], ["Gandalf", "Faramir", "Hasty Stroke"], [], "Faramir"),
        (["Aragorn"], ["Gandalf", "Celebrían's Stone", "Snowbourn Scout"], [], "Snowbourn Scout"),
        (
            ["Aragorn"],
            ["Gandalf", "Celebrían's Stone", "Snowbourn Scout"],
            ["Celebrían's Stone"],
            "Celebrían's Stone",
        ),
    ],
)
def test_what_cannot_be_played_is_discarded_first(
    heroes: list[str], hand: list[str], attached: list[str], discarded: str
) -> None:
    """Nobody can pay for it, or it is unique and in play already; a search keeps to that."""
    seat = Seat([*heroes, "Éowyn"], hand=hand, attached={heroes[0]: attached})
    scene = Scene(seat).actions(QUEST)
    scene.do(Verb.USE, "Éowyn")
    assert {macro[0].card for macro in macros(game_of(scene))} == {scene.card(discarded)}


def test_heroes_count_who_are_exhausted_or_nearly_dead_as_a_round_starts() -> None:
    scene = Scene(Seat(["Aragorn", "Éowyn"]))
    assert counted(scene, "exhausted heroes") == counted(scene, "heroes nearly dead") == 0
    scene.state.exhausted[scene.card("Aragorn")] = True
    scene.state.damage[scene.card("Éowyn")] = 1
    assert counted(scene, "exhausted heroes") == counted(scene, "heroes nearly dead") == 1


def test_the_heroes_are_known_who_spend_their_own_resources() -> None:
    heroes = {one.name: code for code, one in played_cards().items() if one.type is CardType.HERO}
    spending = set()
    for name in heroes:
        scene = Scene(Seat([name], hand=["Gandalf"], engaged=["Dol Guldur Orcs"]))
        card = scene.card(name)
        context = Context(card, 0, card)
        known = scene.state.blueprints[card]
        abilities = [one for one in (*known.actions, *known.responses) if one.cost is not None]
        poor = [ability.payable(scene.state, context) for ability in abilities]
        scene.give(name, 3)
        if poor != [ability.payable(scene.state, context) for ability in abilities]:
            spending.add(name)
    assert spending == SPEND_THEIR_OWN
