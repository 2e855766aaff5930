"""Revealing and looking at cards: who knows them, and what follows (4.2, "reveal")."""

from rules.tcg.engine.state.codes import ARCHER, Verb
from rules.tcg.hidden import view
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def test_a_hand_that_is_revealed_is_known_to_everybody() -> None:
    """4.2, "reveal": all players see the cards, which stay where they are."""
    scene = Scene(
        fellowship=[GANDALF_MANAGER_OF_WIZARDS],
        hand=[TREACHERY_DEEPER_THAN_YOU_KNOW],
        shadow_hand=[DESERT_FIGHTER],
    )
    card = scene.card(DESERT_FIGHTER)
    assert card not in view(scene.state, FREE_PEOPLES).hands[SHADOW]
    scene.fellowship_phase().play(TREACHERY_DEEPER_THAN_YOU_KNOW)
    assert scene.hand(SHADOW) == [DESERT_FIGHTER]
    assert card in view(scene.state, FREE_PEOPLES).hands[SHADOW]


def test_a_hand_that_is_looked_at_is_known_to_one_player() -> None:
    """4.2, "look at": only the player who looks learns what it is."""
    path = (*ARAGORN_SITES[:5], GALADRIELS_GLADE, *ARAGORN_SITES[6:])
    scene = Scene(site=6, path=path, fellowship=[LEGOLAS_GREENLEAF], shadow_hand=[DESERT_FIGHTER])
    scene.fellowship_phase().use(GALADRIELS_GLADE)
    assert scene.state.known[scene.card(DESERT_FIGHTER)] == 1 << FREE_PEOPLES


def test_a_revealed_card_is_discarded_to_draw() -> None:
    """4.2, "reveal": a sentence may go on with the cards revealed."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        hand=[FOUL_CREATION],
        shadow_hand=[URUK_BROOD, DESERT_FIGHTER],
        deck=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN, FARAMIR_STOUT_CAPTAIN],
    )
    scene.fellowship_phase().play(FOUL_CREATION).do(Verb.YES)
    assert scene.is_discarded(URUK_BROOD)
    assert sorted(scene.hand()) == sorted([EOWYN_RESTLESS_MAIDEN, FARAMIR_STOUT_CAPTAIN])


def test_no_card_of_that_kind_is_revealed() -> None:
    """4.2, "may": where nothing can be discarded the rest is not offered."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        hand=[FOUL_CREATION],
        shadow_hand=[DESERT_FIGHTER],
        deck=[ARAGORN_DRIVEN_BY_NEED],
    )
    scene.fellowship_phase().play(FOUL_CREATION)
    assert not scene.can(Verb.YES)
    assert scene.deck() == [ARAGORN_DRIVEN_BY_NEED]


def test_the_cost_of_a_card_revealed_at_random_counts() -> None:
    """4.2, "reveal": X is the printed twilight cost of the card revealed."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN, FARAMIR_STOUT_CAPTAIN],
        hand=[MIGHT_OF_NUMENOR],
        shadow_hand=[MORDOR_SOLDIER],
        minions=[DESERT_FIGHTER],
    )
    for companion in (ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN, FARAMIR_STOUT_CAPTAIN):
        scene.wound(companion, 1)
    cost = scene.state.blueprints[scene.card(MORDOR_SOLDIER)].card.twilight
    scene.maneuver_phase().play(MIGHT_OF_NUMENOR)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    healed = sum(
        1
        for companion in (ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN, FARAMIR_STOUT_CAPTAIN)
        if not scene.wounds(companion)
    )
    assert healed == cost


def test_nothing_revealed_at_random_counts_nothing() -> None:
    """With an empty hand the companion that was spotted is not the card revealed."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[MIGHT_OF_NUMENOR], minions=[DESERT_FIGHTER]
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.maneuver_phase().play(MIGHT_OF_NUMENOR)
    assert not scene.can(Verb.CHOOSE)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_a_knight_among_ten_revealed_cards_is_played_and_the_deck_shuffled() -> None:
    """4.2, "reveal": what was revealed is forgotten as the deck is shuffled."""
    scene = Scene(
        hand=[FARAMIR_DEFENDER_OF_OSGILIATH],
        deck=[EOWYN_RESTLESS_MAIDEN, KNIGHT_OF_GONDOR, MORDOR_SOLDIER],
    )
    scene.fellowship_phase().play(FARAMIR_DEFENDER_OF_OSGILIATH).answer_with(
        FARAMIR_DEFENDER_OF_OSGILIATH
    ).do(Verb.YES)
    assert scene.in_play(KNIGHT_OF_GONDOR)
    assert sorted(scene.deck()) == sorted([EOWYN_RESTLESS_MAIDEN, MORDOR_SOLDIER])
    assert not any(card in scene.state.known for card in scene.state.decks[0])


def test_as_many_of_the_revealed_cards_are_played_as_the_player_likes() -> None:
    """4.2, "may": each possession may be played or left."""
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        hand=[EOMER_KEEPER_OF_OATHS],
        deck=[RIDING_ARMOR, SWIFT_STEED, ARAGORN_DRIVEN_BY_NEED],
    )
    scene.fellowship_phase().play(EOMER_KEEPER_OF_OATHS).answer_with(EOMER_KEEPER_OF_OATHS)
    scene.choose(SWIFT_STEED).do(Verb.CHOOSE, SWIFT_STEED, EOWYN_RESTLESS_MAIDEN).pass_()
    assert scene.bearer_of(SWIFT_STEED) == EOWYN_RESTLESS_MAIDEN
    assert sorted(scene.deck()) == sorted([RIDING_ARMOR, ARAGORN_DRIVEN_BY_NEED])


def test_the_top_card_decides() -> None:
    """4.2, "reveal": what is revealed is looked at before the effect goes on."""
    for top, is_archer in ((LEGOLAS_GREENLEAF, 1), (ARAGORN_DRIVEN_BY_NEED, 0)):
        scene = Scene(
            fellowship=[RUMIL_BROTHER_OF_HALDIR],
            deck=[EOWYN_RESTLESS_MAIDEN, top],
            minions=[MORDOR_SOLDIER],
        )
        scene.maneuver_phase().use(RUMIL_BROTHER_OF_HALDIR)
        assert scene.number(ARCHER, RUMIL_BROTHER_OF_HALDIR) == is_archer
        assert scene.deck() == [EOWYN_RESTLESS_MAIDEN, top]


def test_a_card_that_is_known_to_all_is_not_revealed_for_nothing_again() -> None:
    """4.2, "loop": what costs nothing is offered only while it does something."""
    scene = Scene(
        fellowship=[RUMIL_BROTHER_OF_HALDIR],
        deck=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_SOLDIER],
    )
    scene.maneuver_phase().use(RUMIL_BROTHER_OF_HALDIR)
    assert not scene.can(Verb.USE, RUMIL_BROTHER_OF_HALDIR)


def test_the_bottom_card_is_taken_or_discarded() -> None:
    """4.2, "reveal": otherwise means the condition did not hold."""
    for bottom in (BARBAROUS_ORC, DESERT_FIGHTER):
        scene = Scene(
            minions=[BARBAROUS_ORC],
            shadow_support=[ORKISH_CAMP],
            shadow_deck=[bottom, MORDOR_SOLDIER],
            twilight=2,
            site=5,
        )
        scene.shadow_phase().use(ORKISH_CAMP)
        assert scene.deck(SHADOW) == [MORDOR_SOLDIER]
        assert scene.hand(SHADOW) == ([BARBAROUS_ORC] if bottom == BARBAROUS_ORC else [])


def test_a_card_is_revealed_to_be_placed_beneath_the_draw_deck() -> None:
    """4.2, "cost": revealing such a card is a cost that needs one in hand."""
    scene = Scene(
        minions=[ULAIRE_OTSEA_BLACK_MANTLED_WRAITH],
        shadow_support=[MOVING_THIS_WAY],
        shadow_hand=[ULAIRE_OTSEA_BLACK_MANTLED_WRAITH, MORDOR_SOLDIER],
        shadow_deck=[DESERT_FIGHTER],
        site=3,
    )
    scene.shadow_phase().use(MOVING_THIS_WAY)
    assert scene.deck(SHADOW) == [ULAIRE_OTSEA_BLACK_MANTLED_WRAITH]
    assert sorted(scene.hand(SHADOW)) == sorted([MORDOR_SOLDIER, DESERT_FIGHTER])
    assert not scene.can(Verb.USE, MOVING_THIS_WAY)


def test_of_several_opponents_one_is_chosen_whose_hand_is_revealed() -> None:
    """4.2, "opponent": the player who acts chooses which one."""
    scene = Scene(
        fellowship=[GANDALF_MANAGER_OF_WIZARDS],
        hand=[TREACHERY_DEEPER_THAN_YOU_KNOW],
        shadow_hand=[DESERT_FIGHTER, MORDOR_SOLDIER],
        players=3,
    )
    state, first, second = scene.state, scene.card(DESERT_FIGHTER), scene.card(MORDOR_SOLDIER)
    owners = list(state.owner)
    owners[second] = 2
    state.owner = tuple(owners)
    state.hands[1].remove(second)
    state.hands[2].append(second)
    scene.fellowship_phase().play(TREACHERY_DEEPER_THAN_YOU_KNOW)
    assert [option.verb for option in scene.options()] == [Verb.CHOOSE_PLAYER] * 2
    scene.take_number(2)
    assert state.known.get(second) == 0b111
    assert first not in state.known
