"""The Gandalf cards of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.paths import OVER_WEATHERTOP
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def test_betrayal_of_isengard_answers_each_card_drawn_in_the_shadow_phase() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        support=[BETRAYAL_OF_ISENGARD_3_29],
        minions=[URUK_BROOD],
        shadow_hand=[ABANDONING_REASON_FOR_MADNESS, MORDOR_TROOPER, MORDOR_TROOPER],
        shadow_deck=[HOBBIT_SWORD_7_319] * 5,
        site=6,
        twilight=5,
    )
    scene.shadow_phase().play(ABANDONING_REASON_FOR_MADNESS).choose(MORDOR_TROOPER).choose(
        MORDOR_TROOPER
    )
    if scene.can(Verb.CHOOSE):
        scene.pass_()
    before = scene.twilight
    scene.answer_with(BETRAYAL_OF_ISENGARD_3_29).answer_with(BETRAYAL_OF_ISENGARD_3_29)
    assert scene.twilight == before - 2
    assert not scene.can(Verb.TRIGGER, BETRAYAL_OF_ISENGARD_3_29)


def test_betrayal_of_isengard_wounds_saruman_twice() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        support=[BETRAYAL_OF_ISENGARD_3_29],
        minions=[SARUMAN_SERVANT_OF_THE_EYE, URUK_BROOD],
        site=6,
    )
    scene.maneuver_phase().use(BETRAYAL_OF_ISENGARD_3_29)
    assert [
        scene.wounds(card)
        for card in (GANDALF_THE_GREY_WIZARD, SARUMAN_SERVANT_OF_THE_EYE, URUK_BROOD)
    ] == [1, 2, 0]


@pytest.mark.parametrize(("twilight", "offered"), [(3, False), (4, True)])
def test_deep_in_thought_discards_shadow_conditions_only(twilight: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[DEEP_IN_THOUGHT],
        support=[GANDALFS_WISDOM],
        minions=[MORDOR_TROOPER],
        shadow_support=[THEY_ARE_COMING, SARUMANS_AMBITION],
        twilight=twilight,
        site=6,
    )
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, DEEP_IN_THOUGHT) is offered
    if offered:
        scene.play(DEEP_IN_THOUGHT)
        assert scene.in_play(GANDALFS_WISDOM)
        assert scene.is_discarded(THEY_ARE_COMING)
        assert scene.is_discarded(SARUMANS_AMBITION)


@pytest.mark.parametrize(
    ("path", "site", "hidden"),
    [(OVER_WEATHERTOP, 5, True), (OVER_WEATHERTOP, 6, False), (ARAGORN_SITES, 4, False)],
)
def test_depart_silently_hides_hobbits_at_early_sites_of_the_fellowship_block(
    path: tuple[str, ...], site: int, hidden: bool
) -> None:
    """Another block's site 4 is "any other site" (4.2, "block symbol": Hobbit Stealth)."""
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, MERRY_ROHIRRIM_SQUIRE],
        hand=[DEPART_SILENTLY],
        minions=[MORDOR_TROOPER],
        path=path,
        site=site,
    )
    scene.maneuver_phase().play(DEPART_SILENTLY)
    if not hidden:
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == (3 if hidden else 6)
    scene.wait_to(Verb.ASSIGN, GANDALF_THE_GREY_WIZARD)
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE) is not hidden
    assert scene.can(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES) is not hidden


def test_fireworks_shuffles_cards_of_one_culture_in() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[FIREWORKS],
        discards=[
            MERRY_ROHIRRIM_SQUIRE,
            HOBBIT_SWORD_7_319,
            PIPPIN_SWORN_TO_SERVICE,
            A_WIZARD_IS_NEVER_LATE,
            LET_FOLLY_BE_OUR_CLOAK,
        ],
    )
    scene.fellowship_phase().play(FIREWORKS).choose("shuffle up to 2 Shire")
    assert not scene.can(Verb.CHOOSE, A_WIZARD_IS_NEVER_LATE)
    scene.choose(MERRY_ROHIRRIM_SQUIRE).choose(PIPPIN_SWORN_TO_SERVICE)
    assert sorted(scene.deck()) == sorted([MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE])


@pytest.mark.parametrize("pays", [True, False])
def test_his_first_serious_check_pays_for_the_card_it_discards(pays: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[HIS_FIRST_SERIOUS_CHECK],
        minions=[MORDOR_TROOPER],
        shadow_hand=[MORDOR_VETERAN],
        site=6,
    )
    scene.maneuver_phase().play(HIS_FIRST_SERIOUS_CHECK)
    before = scene.twilight
    scene.do(Verb.YES if pays else Verb.PASS)
    assert scene.twilight - before == (3 if pays else 0)
    assert scene.hand(SHADOW) == ([] if pays else [MORDOR_VETERAN])


def test_his_first_serious_check_does_not_cost_what_gandalf_does() -> None:
    """Where the hand is empty, nothing is added for a card that is not there."""
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[HIS_FIRST_SERIOUS_CHECK],
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.maneuver_phase().play(HIS_FIRST_SERIOUS_CHECK)
    before = scene.twilight
    if scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert scene.twilight == before


def test_narya_costs_three_twilight_for_a_burden() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD], bearing={GANDALF_THE_GREY_WIZARD: [NARYA]}, burdens=2
    ).turn_starts()
    scene.answer_with(NARYA)
    assert (scene.twilight, scene.burdens) == (3, 1)


@pytest.mark.parametrize(("twilight", "offered"), [(3, False), (4, True)])
def test_unknown_perils_spots_twilight_and_removes_none(twilight: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        support=[UNKNOWN_PERILS],
        twilight=twilight,
    )
    scene.happen(wounds.wound, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.can(Verb.TRIGGER, UNKNOWN_PERILS) is offered
    if offered:
        scene.answer_with(UNKNOWN_PERILS)
        assert (
            scene.wounds(GANDALF_THE_GREY_WIZARD),
            scene.wounds(ARAGORN_DRIVEN_BY_NEED),
            scene.twilight,
        ) == (1, 0, 4)


@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ([GIMLI_DWARF_OF_EREBOR], 1),
        ([MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE], 3),
        ([MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, GIMLI_UNBIDDEN_GUEST], 3),
    ],
    ids=["one signet", "three", "four"],
)
def test_gandalf_exerts_for_those_who_trust_him_as_they_once_did(
    others: list[str], bonus: int
) -> None:
    """Aragorn, Driven by Need, has the Gandalf signet himself; three is the limit."""
    aragorn, gandalf = ARAGORN_DRIVEN_BY_NEED, GANDALF_THE_GREY_PILGRIM
    scene = Scene(
        fellowship=[aragorn, gandalf, *others],
        support=[TRUST_ME_AS_YOU_ONCE_DID],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    ).skirmish(aragorn, MORDOR_VETERAN)
    scene.use(TRUST_ME_AS_YOU_ONCE_DID).choose(aragorn)
    assert scene.wounds(gandalf) == 1
    assert scene.strength(aragorn) == 7 + bonus
