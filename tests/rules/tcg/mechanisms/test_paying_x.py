"""X that is paid is a number that can be paid, and that makes the rest of the action possible.

X may be 0 where the rest means something with none: the rulebooks forbid that of exertions alone
(4.2, "exert").
"""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.notation.language import ability, add_twilight, maneuver
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

# So that the maneuver phase waits for its player.
ACTING_FREE_PEOPLES = made(GANDALFS_CART, ability(maneuver, add_twilight(1)))


@pytest.mark.parametrize(("there", "offered"), [(3, [3, 2, 1, 0]), (2, [2, 1, 0])])
def test_x_of_tokens_is_no_more_than_there_are(there: int, offered: list[int]) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[BLACK_SAILS_OF_UMBAR],
        shadow_discards=[BLACK_NUMENOREAN],
        site=6,
        twilight=9,
    ).put_tokens(BLACK_SAILS_OF_UMBAR, there, Culture.RAIDER)
    scene.shadow_phase().use(BLACK_SAILS_OF_UMBAR)
    assert [option.number for option in scene.options(Verb.NUMBER)] == offered
    scene.take_number(offered[-1])
    assert scene.in_play(BLACK_NUMENOREAN)
    assert scene.is_discarded(BLACK_SAILS_OF_UMBAR)


def test_x_of_no_token_is_not_asked_for() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[],
        shadow_support=[GROND_HAMMER_OF_THE_UNDERWORLD],
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, GROND_HAMMER_OF_THE_UNDERWORLD)
    scene.use(GROND_HAMMER_OF_THE_UNDERWORLD)
    assert not scene.options(Verb.NUMBER)


def test_x_of_twilight_is_no_more_than_is_in_the_pool() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_LEMENYA_WRAITH_ON_WINGS],
        shadow_hand=[ALL_LIFE_FLEES],
        site=6,
        twilight=7,
        edition="comprehensive-4.2",
    )
    scene.shadow_phase().play(ALL_LIFE_FLEES)
    offered = [option.number for option in scene.options(Verb.NUMBER)]
    assert offered == list(range(max(offered), -1, -1))
    assert max(offered) == scene.twilight


def black_sails(tokens: int, twilight: int) -> Scene:
    """Black Sails of Umbar with tokens, and a corsair for 3 in the discard pile; site 5."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[BLACK_SAILS_OF_UMBAR],
        shadow_discards=[CORSAIR_BUCCANEER],
        site=5,
        twilight=twilight,
        edition="comprehensive-4.2",
    ).put_tokens(BLACK_SAILS_OF_UMBAR, tokens, Culture.RAIDER)
    return scene.shadow_phase()


@pytest.mark.parametrize(
    ("tokens", "twilight", "offered"),
    [(5, 0, [5, 4, 3]), (5, 2, [5, 4, 3, 2, 1]), (2, 1, [2]), (1, 3, [1, 0])],
)
def test_x_that_makes_a_card_cheaper_is_at_least_what_makes_it_payable(
    tokens: int, twilight: int, offered: list[int]
) -> None:
    """4.2, "effect": what plays a card must be able to play it with what its cost leaves."""
    scene = black_sails(tokens, twilight).use(BLACK_SAILS_OF_UMBAR)
    if len(offered) > 1:
        assert [option.number for option in scene.options(Verb.NUMBER)] == offered
        scene.take_number(offered[-1])
    assert scene.in_play(CORSAIR_BUCCANEER)
    assert scene.twilight == max(0, twilight - (3 - offered[-1]))


def test_no_x_is_offered_where_none_makes_the_card_payable() -> None:
    assert not black_sails(2, 0).can(Verb.USE, BLACK_SAILS_OF_UMBAR)


def test_a_card_may_be_played_for_its_full_cost_with_x_0() -> None:
    scene = black_sails(1, 3).use(BLACK_SAILS_OF_UMBAR).take_number(0)
    assert scene.in_play(CORSAIR_BUCCANEER)
    assert scene.twilight == 0


def savage(stacked: dict[str, int], twilight: int = 0) -> Scene:
    """Stampeding Savage beside possessions with minions stacked; a minion for 4 is discarded."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[ACTING_FREE_PEOPLES],
        shadow_support=list(stacked),
        stacked={host: [CORPS_OF_HARAD] * count for host, count in stacked.items()},
        minions=[STAMPEDING_SAVAGE],
        shadow_discards=[CORPS_OF_HARAD],
        site=5,
        twilight=twilight,
        edition="comprehensive-4.2",
    )
    return scene.maneuver_phase().pass_()


def test_x_of_stacked_cards_makes_a_card_payable_too() -> None:
    assert savage({CEREMONIAL_ARMOR: 4}).can(Verb.USE, STAMPEDING_SAVAGE)
    assert not savage({CEREMONIAL_ARMOR: 3}).can(Verb.USE, STAMPEDING_SAVAGE)
    assert savage({CEREMONIAL_ARMOR: 3}, twilight=1).can(Verb.USE, STAMPEDING_SAVAGE)


def test_a_card_is_picked_only_where_its_x_makes_the_rest_payable() -> None:
    scene = savage({CEREMONIAL_ARMOR: 1, CORSAIR_SCIMITAR: 5}).use(STAMPEDING_SAVAGE).pass_()
    assert not scene.can(Verb.CHOOSE, CEREMONIAL_ARMOR)
    assert [option.number for option in scene.options(Verb.NUMBER)] == [5, 4]
