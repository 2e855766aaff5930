"""Revealing and looking at cards: who knows them, and what follows (4.2, "reveal")."""

from rules.tcg.engine.codes import ARCHER, Verb
from rules.tcg.engine.hidden import view
from tests.rules.tcg.cards import (
    ARAGORN,
    DESERT_FIGHTER,
    EOWYN,
    FARAMIR,
    LEGOLAS,
    MORDOR_SOLDIER,
    RIDING_ARMOR,
    SWIFT_STEED,
    URUK_BROOD,
)
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

FOUL_CREATION = "1_44"
TREACHERY = "1_86"
GALADRIELS_GLADE = "1_351"
MIGHT_OF_NUMENOR = "3_43"
FARAMIR_DEFENDER = "8_34"
EOMER_KEEPER = "8_87"
KNIGHT = "5_36"
MOVING_THIS_WAY = "11_213"
RUMIL = "12_22"
ORKISH_CAMP = "15_113"
OTSEA = "7_218"
GANDALF = "7_37"
ORC = "11_107"


def test_a_hand_that_is_revealed_is_known_to_everybody():
    """4.2, "reveal": all players see the cards, which stay where they are."""
    scene = Scene(fellowship=[GANDALF], hand=[TREACHERY], shadow_hand=[DESERT_FIGHTER])
    card = scene._find(DESERT_FIGHTER)
    assert card not in view(scene.state, FREE_PEOPLES).hands[SHADOW]
    scene.fellowship_phase().play(TREACHERY)
    assert scene.hand(SHADOW) == [DESERT_FIGHTER]
    assert card in view(scene.state, FREE_PEOPLES).hands[SHADOW]


def test_a_hand_that_is_looked_at_is_known_to_one_player():
    """4.2, "look at": only the player who looks learns what it is."""
    path = (*ARAGORN_SITES[:5], GALADRIELS_GLADE, *ARAGORN_SITES[6:])
    scene = Scene(site=6, path=path, fellowship=[LEGOLAS], shadow_hand=[DESERT_FIGHTER])
    scene.fellowship_phase().use(GALADRIELS_GLADE)
    assert scene.state.known[scene._find(DESERT_FIGHTER)] == 1 << FREE_PEOPLES


def test_a_revealed_card_is_discarded_to_draw():
    """4.2, "reveal": a sentence may go on with the cards revealed."""
    scene = Scene(
        fellowship=[LEGOLAS],
        hand=[FOUL_CREATION],
        shadow_hand=[URUK_BROOD, DESERT_FIGHTER],
        deck=[ARAGORN, EOWYN, FARAMIR],
    )
    scene.fellowship_phase().play(FOUL_CREATION).do(Verb.YES)
    assert scene.is_discarded(URUK_BROOD)
    assert sorted(scene.hand()) == sorted([EOWYN, FARAMIR])


def test_no_card_of_that_kind_is_revealed():
    """4.2, "may": where nothing can be discarded the rest is not offered."""
    scene = Scene(
        fellowship=[LEGOLAS], hand=[FOUL_CREATION], shadow_hand=[DESERT_FIGHTER], deck=[ARAGORN]
    )
    scene.fellowship_phase().play(FOUL_CREATION)
    assert not scene.can(Verb.YES)
    assert scene.deck() == [ARAGORN]


def test_the_cost_of_a_card_revealed_at_random_counts():
    """4.2, "reveal": X is the printed twilight cost of the card revealed."""
    scene = Scene(
        fellowship=[ARAGORN, EOWYN, FARAMIR],
        hand=[MIGHT_OF_NUMENOR],
        shadow_hand=[MORDOR_SOLDIER],
        minions=[DESERT_FIGHTER],
    )
    for companion in (ARAGORN, EOWYN, FARAMIR):
        scene.wound(companion, 1)
    cost = scene.state.blueprints[scene._find(MORDOR_SOLDIER)].card.twilight
    scene.maneuver_phase().play(MIGHT_OF_NUMENOR)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    healed = sum(1 for companion in (ARAGORN, EOWYN, FARAMIR) if not scene.wounds(companion))
    assert healed == cost


def test_nothing_revealed_at_random_counts_nothing():
    """With an empty hand the companion that was spotted is not the card revealed."""
    scene = Scene(fellowship=[ARAGORN], hand=[MIGHT_OF_NUMENOR], minions=[DESERT_FIGHTER])
    scene.wound(ARAGORN, 1)
    scene.maneuver_phase().play(MIGHT_OF_NUMENOR)
    assert not scene.can(Verb.CHOOSE)
    assert scene.wounds(ARAGORN) == 1


def test_a_knight_among_ten_revealed_cards_is_played_and_the_deck_shuffled():
    """4.2, "reveal": what was revealed is forgotten as the deck is shuffled."""
    scene = Scene(hand=[FARAMIR_DEFENDER], deck=[EOWYN, KNIGHT, MORDOR_SOLDIER])
    scene.fellowship_phase().play(FARAMIR_DEFENDER).answer_with(FARAMIR_DEFENDER).do(Verb.YES)
    assert scene.in_play(KNIGHT)
    assert sorted(scene.deck()) == sorted([EOWYN, MORDOR_SOLDIER])
    assert not any(card in scene.state.known for card in scene.state.decks[0])


def test_as_many_of_the_revealed_cards_are_played_as_the_player_likes():
    """4.2, "may": each possession may be played or left."""
    scene = Scene(
        fellowship=[EOWYN], hand=[EOMER_KEEPER], deck=[RIDING_ARMOR, SWIFT_STEED, ARAGORN]
    )
    scene.fellowship_phase().play(EOMER_KEEPER).answer_with(EOMER_KEEPER)
    scene.choose(SWIFT_STEED).do(Verb.CHOOSE, SWIFT_STEED, EOWYN).pass_()
    assert scene.bearer_of(SWIFT_STEED) == EOWYN
    assert sorted(scene.deck()) == sorted([RIDING_ARMOR, ARAGORN])


def test_the_top_card_decides():
    """4.2, "reveal": what is revealed is looked at before the effect goes on."""
    for top, is_archer in ((LEGOLAS, 1), (ARAGORN, 0)):
        scene = Scene(fellowship=[RUMIL], deck=[EOWYN, top], minions=[MORDOR_SOLDIER])
        scene.maneuver_phase().use(RUMIL)
        assert scene.number(ARCHER, RUMIL) == is_archer
        assert scene.deck() == [EOWYN, top]


def test_a_card_that_is_known_to_all_is_not_revealed_for_nothing_again():
    """4.2, "loop": what costs nothing is offered only while it does something."""
    scene = Scene(fellowship=[RUMIL], deck=[ARAGORN], minions=[MORDOR_SOLDIER])
    scene.maneuver_phase().use(RUMIL)
    assert not scene.can(Verb.USE, RUMIL)


def test_the_bottom_card_is_taken_or_discarded():
    """4.2, "reveal": otherwise means the condition did not hold."""
    for bottom in (ORC, DESERT_FIGHTER):
        scene = Scene(
            minions=[ORC],
            shadow_support=[ORKISH_CAMP],
            shadow_deck=[bottom, MORDOR_SOLDIER],
            twilight=2,
            site=5,
        )
        scene.shadow_phase().use(ORKISH_CAMP)
        assert scene.deck(SHADOW) == [MORDOR_SOLDIER]
        assert scene.hand(SHADOW) == ([ORC] if bottom == ORC else [])


def test_a_card_is_revealed_to_be_placed_beneath_the_draw_deck():
    """4.2, "cost": revealing such a card is a cost that needs one in hand."""
    scene = Scene(
        minions=[OTSEA],
        shadow_support=[MOVING_THIS_WAY],
        shadow_hand=[OTSEA, MORDOR_SOLDIER],
        shadow_deck=[DESERT_FIGHTER],
        site=3,
    )
    scene.shadow_phase().use(MOVING_THIS_WAY)
    assert scene.deck(SHADOW) == [OTSEA]
    assert sorted(scene.hand(SHADOW)) == sorted([MORDOR_SOLDIER, DESERT_FIGHTER])
    assert not scene.can(Verb.USE, MOVING_THIS_WAY)


def test_of_several_opponents_one_is_chosen_whose_hand_is_revealed():
    """4.2, "opponent": the player who acts chooses which one."""
    scene = Scene(
        fellowship=[GANDALF],
        hand=[TREACHERY],
        shadow_hand=[DESERT_FIGHTER, MORDOR_SOLDIER],
        players=3,
    )
    state, first, second = scene.state, scene._find(DESERT_FIGHTER), scene._find(MORDOR_SOLDIER)
    owners = list(state.owner)
    owners[second] = 2
    state.owner = tuple(owners)
    state.hands[1].remove(second)
    state.hands[2].append(second)
    scene.fellowship_phase().play(TREACHERY)
    assert [option.verb for option in scene.options()] == [Verb.CHOOSE_PLAYER] * 2
    scene.take_number(2)
    assert state.known.get(second) == 0b111
    assert first not in state.known
