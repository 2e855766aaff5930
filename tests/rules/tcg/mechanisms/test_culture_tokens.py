"""Culture tokens: placing and removing them, and reinforcing (4.2, "culture tokens")."""

from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.zones import board
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

GONDOR, SHIRE = "gondor", "shire"


def with_tokens(scene: Scene, card_id: str, culture: str, count: int) -> Scene:
    change_culture_tokens(scene.state, scene.card(card_id), culture, count)
    return scene


def test_a_card_brings_its_tokens_where_its_requirement_is_met() -> None:
    """4.2, "culture tokens": they stand on the card that says so."""
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], hand=[GARRISON_OF_OSGILIATH])
    scene.fellowship_phase().play(GARRISON_OF_OSGILIATH).answer_with(GARRISON_OF_OSGILIATH)
    assert scene.tokens(GARRISON_OF_OSGILIATH) == 2


def test_tokens_are_removed_as_a_cost_and_the_card_discarded_where_the_player_likes() -> None:
    """4.2, "cost": of two costs either may be paid, the first only while a token is there."""
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        support=[GARRISON_OF_OSGILIATH],
        minions=[MORDOR_SOLDIER],
    )
    with_tokens(scene, GARRISON_OF_OSGILIATH, GONDOR, 1)
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, MORDOR_SOLDIER).use(GARRISON_OF_OSGILIATH).choose(
        "remove a Gondor token from here"
    )
    assert scene.tokens(GARRISON_OF_OSGILIATH) == 0
    assert scene.strength(FARAMIR_STOUT_CAPTAIN) == 8
    scene.use(GARRISON_OF_OSGILIATH)
    assert scene.is_discarded(GARRISON_OF_OSGILIATH)


def test_tokens_leave_with_their_card() -> None:
    """4.2, "leaving play": any tokens on a card that leaves play are removed."""
    scene = Scene(support=[HEIRS_OF_GONDOR])
    with_tokens(scene, HEIRS_OF_GONDOR, GONDOR, 3)
    board.discard(scene.state, scene.card(HEIRS_OF_GONDOR))
    assert scene.tokens(HEIRS_OF_GONDOR) == 0


def test_two_characters_exert_for_a_token() -> None:
    """4.2, "cost": one exertion cannot pay for both parts of a cost."""
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN, MERRY_ROHIRRIM_SQUIRE], support=[DOOM_DROVE_THEM]
    )
    scene.fellowship_phase().use(DOOM_DROVE_THEM)
    while scene.can(Verb.CHOOSE):
        scene.choose(
            MERRY_ROHIRRIM_SQUIRE
            if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE)
            else EOWYN_RESTLESS_MAIDEN
        )
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1
    assert scene.tokens(DOOM_DROVE_THEM) == 1


def test_a_token_makes_an_armed_companion_stronger() -> None:
    """4.2, "culture tokens": a sentence may name a token without its culture."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ANDURIL_FLAME_OF_THE_WEST]},
        hand=[HEIRS_OF_GONDOR],
        minions=[MORDOR_SOLDIER],
    )
    scene.fellowship_phase().play(HEIRS_OF_GONDOR)
    assert scene.tokens(HEIRS_OF_GONDOR) == 1
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_SOLDIER)
    before = scene.strength(ARAGORN_DRIVEN_BY_NEED)
    scene.use(HEIRS_OF_GONDOR).choose("remove a culture token from here")
    assert scene.tokens(HEIRS_OF_GONDOR) == 0
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == before + 2


def test_reinforcing_adds_a_token_to_a_card_that_has_one() -> None:
    """4.2, "reinforce": the token goes to one's own card with a token of that culture."""
    scene = Scene(
        fellowship=[TRADESMAN_FROM_LEBENNIN],
        support=[HEIRS_OF_GONDOR, GARRISON_OF_OSGILIATH, FAITH_IN_FRIENDSHIP],
    )
    with_tokens(scene, HEIRS_OF_GONDOR, GONDOR, 1)
    with_tokens(scene, GARRISON_OF_OSGILIATH, GONDOR, 1)
    with_tokens(scene, FAITH_IN_FRIENDSHIP, SHIRE, 1)
    scene.fellowship_phase().answer_with(TRADESMAN_FROM_LEBENNIN)
    assert not scene.can(Verb.CHOOSE, FAITH_IN_FRIENDSHIP)
    scene.choose(GARRISON_OF_OSGILIATH)
    assert scene.twilight == 2
    assert scene.tokens(GARRISON_OF_OSGILIATH) == 2
    assert scene.tokens(HEIRS_OF_GONDOR) == 1


def test_several_tokens_may_be_divided_as_the_player_likes() -> None:
    """4.2, "reinforce": all on one card, or divided up."""
    scene = Scene(
        fellowship=[ELVEN_GUARDIAN, ELVEN_GUARDIAN],
        support=[HEIRS_OF_GONDOR, GARRISON_OF_OSGILIATH],
        hand=[HEARTH_AND_HALL],
    )
    with_tokens(scene, HEIRS_OF_GONDOR, "elven", 1)
    with_tokens(scene, GARRISON_OF_OSGILIATH, "elven", 1)
    scene.regroup_phase().play(HEARTH_AND_HALL)
    scene.choose("reinforce an Elven").choose(HEIRS_OF_GONDOR).choose(GARRISON_OF_OSGILIATH)
    assert (scene.tokens(HEIRS_OF_GONDOR), scene.tokens(GARRISON_OF_OSGILIATH)) == (2, 2)


def test_tokens_that_pay_may_come_from_several_cards() -> None:
    """4.2, "culture tokens": a cost that names no card takes them wherever they are."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [BREGO_LOYAL_STEED]},
        support=[HEIRS_OF_GONDOR, GARRISON_OF_OSGILIATH],
        minions=[MORDOR_SOLDIER],
    )
    with_tokens(scene, HEIRS_OF_GONDOR, GONDOR, 1)
    scene.maneuver_phase()
    assert not scene.can(Verb.USE, BREGO_LOYAL_STEED)
    with_tokens(scene, GARRISON_OF_OSGILIATH, GONDOR, 1)
    scene.maneuver_phase().use(BREGO_LOYAL_STEED).choose(HEIRS_OF_GONDOR)
    assert scene.tokens(HEIRS_OF_GONDOR) + scene.tokens(GARRISON_OF_OSGILIATH) == 0
    assert scene.wounds(MORDOR_SOLDIER) == 1


def test_a_token_may_be_paid_at_the_start_of_a_phase() -> None:
    """4.2, "start of phase": an optional action may have a cost."""
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], support=[FAITH_IN_FRIENDSHIP]).wound(
        MERRY_ROHIRRIM_SQUIRE, 1
    )
    with_tokens(scene, FAITH_IN_FRIENDSHIP, SHIRE, 1)
    scene.regroup_phase().answer_with(FAITH_IN_FRIENDSHIP).choose(
        "remove a culture token from here"
    )
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.in_play(FAITH_IN_FRIENDSHIP)


def test_where_culture_tokens_stay_as_they_are_none_is_removed_or_added() -> None:
    """13 U 194: a cost of tokens cannot be paid, and reinforcing does nothing."""
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, TRADESMAN_FROM_LEBENNIN],
        support=[GARRISON_OF_OSGILIATH],
        minions=[MORDOR_SOLDIER],
        path=(*ARAGORN_SITES[:2], REDHORN_PASS, *ARAGORN_SITES[3:]),
        site=3,
    )
    scene.state.tokens = {(scene.card(GARRISON_OF_OSGILIATH), GONDOR): 2}
    scene.fellowship_phase().answer_with(TRADESMAN_FROM_LEBENNIN)
    assert scene.twilight == 2
    assert scene.tokens(GARRISON_OF_OSGILIATH) == 2
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, MORDOR_SOLDIER).use(GARRISON_OF_OSGILIATH)
    assert scene.is_discarded(GARRISON_OF_OSGILIATH)
