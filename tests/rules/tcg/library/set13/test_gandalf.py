"""The Gandalf cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("ours", "offered"), [(1, False), (2, True)])
def test_dasron_removes_tokens_of_free_peoples_cultures_alone(ours: int, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[DASRON],
        support=[HEIRS_OF_GONDOR],
        shadow_support=[ALWAYS_THREATENING],
        discards=[INSPIRATION],
    )
    scene.put_tokens(HEIRS_OF_GONDOR, ours).put_tokens(ALWAYS_THREATENING, 3)
    scene.fellowship_phase()
    assert scene.can(Verb.TRIGGER, DASRON) is offered
    if offered:
        scene.answer_with(DASRON)
        assert scene.hand() == [INSPIRATION]
        assert (scene.tokens(HEIRS_OF_GONDOR), scene.tokens(ALWAYS_THREATENING)) == (0, 3)


@pytest.mark.parametrize(("tokens", "offered"), [(2, True), (1, False)])
def test_shadowfax_roaring_wind_tramples_a_minion_for_two_tokens(
    tokens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        bearing={GANDALF_LEADER_OF_THE_COMPANY: [SHADOWFAX_ROARING_WIND]},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(SHADOWFAX_ROARING_WIND, tokens)
    scene.skirmish(GANDALF_LEADER_OF_THE_COMPANY, EASTERLING_BLADEMASTER)
    assert scene.can(Verb.USE, SHADOWFAX_ROARING_WIND) is offered
    if offered:
        scene.use(SHADOWFAX_ROARING_WIND)
        assert ("wounded", scene.card(EASTERLING_BLADEMASTER)) in scene.log
        assert scene.tokens(SHADOWFAX_ROARING_WIND) == 0


@pytest.mark.parametrize("known", [[THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE], []])
def test_the_palantir_of_orthanc_takes_the_place_of_another(known: list[str]) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        shadow_support=known,
        hand=[THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE],
    )
    scene.fellowship_phase().play(THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE)
    assert (
        scene.bearer_of(THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE)
        == GANDALF_LEADER_OF_THE_COMPANY
    )
    assert all(scene.is_discarded(stone) for stone in known)


def test_the_palantir_of_orthanc_shows_a_minion_for_a_burden() -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        bearing={GANDALF_LEADER_OF_THE_COMPANY: [THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE]},
        shadow_hand=[EASTERLING_BLADEMASTER, MORDOR_VETERAN, ALWAYS_THREATENING],
    )
    scene.fellowship_phase().answer_with(THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE)
    assert scene.burdens == 1
    # The minion is the opponent's choice, and a condition is none.
    assert scene.who == SHADOW
    assert not scene.can(Verb.CHOOSE, ALWAYS_THREATENING)
    scene.choose(MORDOR_VETERAN)
    assert scene.hand(SHADOW) == [EASTERLING_BLADEMASTER, ALWAYS_THREATENING]


@pytest.mark.parametrize(
    ("hand", "pays", "burdens"),
    [
        ([INSPIRATION, NO_COLOUR_NOW], True, 0),
        ([INSPIRATION, NO_COLOUR_NOW], False, 3),
        ([INSPIRATION], None, 3),
    ],
)
def test_gandalf_bearer_of_obligation_pays_for_each_move(
    hand: list[str], pays: bool | None, burdens: int
) -> None:
    scene = Scene(
        fellowship=[DASRON, DWARF_GUARD], ring_bearer=GANDALF_BEARER_OF_OBLIGATION, hand=hand
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options() and not scene.can(Verb.EITHER):
        scene.pass_()
    if pays is not None:
        scene.choose("discard 2" if pays else "add 3 burdens")
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert scene.burdens == burdens
    assert len(scene.hand()) == len(hand) - (2 if pays else 0)


@pytest.mark.parametrize(("others", "offered"), [(2, True), (1, False)])
def test_gandalf_bearer_of_obligation_cannot_pay_without_two_companions(
    others: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        ring_bearer=GANDALF_BEARER_OF_OBLIGATION,
        hand=[INSPIRATION, NO_COLOUR_NOW],
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options() and not scene.can(Verb.EITHER):
        scene.pass_()
    assert scene.can(Verb.EITHER) is offered


@pytest.mark.parametrize(("friend", "hurt"), [(DASRON, 0), (DWARF_GUARD, 2)])
def test_pallando_tires_strangers_and_breaks_conditions(friend: str, hurt: int) -> None:
    strong = made(friend, vitality=4)
    scene = Scene(
        fellowship=[strong],
        support=[PALLANDO],
        minions=[EASTERLING_BLADEMASTER],
        shadow_support=[ALWAYS_THREATENING],
        site=4,
    )
    scene.maneuver_phase().do(Verb.USE, PALLANDO, strong)
    assert scene.wounds(strong) == hurt
    scene.happen(emit, SKIRMISH_WON, scene.card(strong)).answer_with(PALLANDO)
    assert scene.is_discarded(ALWAYS_THREATENING)


def test_strange_meeting_musters_and_strengthens_who_bears_a_follower() -> None:
    cards = [DASRON, DWARF_GUARD, GANDALF_LEADER_OF_THE_COMPANY]
    laid = {DASRON: [GWAIHIR], DWARF_GUARD: [HOBBITON_FARMER]}
    bare = Scene(fellowship=cards, bearing=laid)
    scene = Scene(fellowship=cards, bearing=laid, support=[STRANGE_MEETING])
    gained = [scene.strength(card) - bare.strength(card) for card in cards]
    assert gained == [1, 0, 0]
    musters = [has_words(scene.state, scene.card(card), traits.MUSTER) for card in cards]
    assert musters == [True, True, False]


def test_fear_and_great_wonder_begins_with_a_token() -> None:
    scene = Scene(fellowship=[DASRON], hand=[FEAR_AND_GREAT_WONDER])
    scene.fellowship_phase().play(FEAR_AND_GREAT_WONDER)
    assert scene.tokens(FEAR_AND_GREAT_WONDER) == 1


@pytest.mark.parametrize(("tokens", "stays"), [(1, True), (1, False), (0, False)])
def test_fear_and_great_wonder_lets_a_companion_of_gandalfs_muster_this_turn(
    tokens: int, *, stays: bool
) -> None:
    scene = Scene(
        fellowship=[DASRON, GANDALF_LEADER_OF_THE_COMPANY, DWARF_GUARD],
        support=[FEAR_AND_GREAT_WONDER],
        minions=[EASTERLING_BLADEMASTER],
        hand=[INSPIRATION],
        site=4,
    ).put_tokens(FEAR_AND_GREAT_WONDER, tokens)
    scene.maneuver_phase().use(FEAR_AND_GREAT_WONDER)
    if tokens:
        scene.choose("remove" if stays else "discard")
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    scene.choose(DASRON)
    assert scene.in_play(FEAR_AND_GREAT_WONDER) is stays
    assert scene.tokens(FEAR_AND_GREAT_WONDER) == 0
    musters = [
        has_words(scene.state, scene.card(card), traits.MUSTER)
        for card in (DASRON, GANDALF_LEADER_OF_THE_COMPANY)
    ]
    assert musters == [True, False]
    assert scene.regroup_phase().can(Verb.DISCARD, INSPIRATION)


@pytest.mark.parametrize(
    ("shadow_cards", "playable"),
    [([EASTERLING_BLADEMASTER, ALWAYS_THREATENING], True), ([EASTERLING_BLADEMASTER], False)],
)
def test_return_to_us_trades_two_shadow_cards_for_an_event(
    shadow_cards: list[str], *, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        hand=[RETURN_TO_US, DASRON, GWAIHIR, *shadow_cards],
        discards=[INSPIRATION, STRANGE_MEETING, AXE_STRIKE],
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, RETURN_TO_US) is playable
    if playable:
        scene.play(RETURN_TO_US)
        assert not scene.can(Verb.CHOOSE, DASRON)
        scene.choose(shadow_cards[0])
        assert all(scene.is_discarded(card) for card in shadow_cards)
        assert scene.hand() == [DASRON, GWAIHIR, INSPIRATION]


@pytest.mark.parametrize(("site", "tokens"), [(3, 1), (4, 2), (7, 3)])
def test_travelers_homestead_counts_the_region(site: int, tokens: int) -> None:
    scene = Scene(fellowship=[GANDALF_LEADER_OF_THE_COMPANY], hand=[TRAVELERS_HOMESTEAD], site=site)
    scene.fellowship_phase().play(TRAVELERS_HOMESTEAD)
    assert scene.tokens(TRAVELERS_HOMESTEAD) == tokens


def test_travelers_homestead_is_built_by_a_wizard_alone() -> None:
    scene = Scene(fellowship=[DASRON], hand=[TRAVELERS_HOMESTEAD]).fellowship_phase()
    assert not scene.can(Verb.PLAY, TRAVELERS_HOMESTEAD)


@pytest.mark.parametrize(("tokens", "stays"), [(3, True), (3, False), (1, False)])
def test_travelers_homestead_breaks_a_shadow_condition(tokens: int, *, stays: bool) -> None:
    scene = Scene(
        fellowship=[DASRON],
        support=[TRAVELERS_HOMESTEAD, STRANGE_MEETING],
        minions=[EASTERLING_BLADEMASTER],
        shadow_support=[ALWAYS_THREATENING],
        site=4,
    ).put_tokens(TRAVELERS_HOMESTEAD, tokens)
    scene.maneuver_phase().use(TRAVELERS_HOMESTEAD)
    if tokens > 1:
        scene.choose("remove 2" if stays else "discard")
    assert scene.is_discarded(ALWAYS_THREATENING)
    assert scene.in_play(STRANGE_MEETING)
    assert scene.in_play(TRAVELERS_HOMESTEAD) is stays
    assert scene.tokens(TRAVELERS_HOMESTEAD) == int(stays)


def test_in_vapour_and_steam_the_one_who_exerts_strikes_harder() -> None:
    """Whoever exerts is meant, not who is skirmishing."""
    scene = Scene(
        fellowship=[DASRON, GANDALF_LEADER_OF_THE_COMPANY, DWARF_GUARD],
        support=[VAPOUR_AND_STEAM],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.skirmish(GANDALF_LEADER_OF_THE_COMPANY, EASTERLING_BLADEMASTER).use(VAPOUR_AND_STEAM)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    scene.choose(DASRON)
    cards = (DASRON, GANDALF_LEADER_OF_THE_COMPANY)
    assert [scene.wounds(card) for card in cards] == [1, 0]
    assert [damage_bonus(scene.state, scene.card(card)) for card in cards] == [1, 0]
    assert scene.burdens == 1
    # It has no limit but the exertions.
    scene.wait_to(Verb.USE, VAPOUR_AND_STEAM).use(VAPOUR_AND_STEAM).choose(DASRON)
    assert damage_bonus(scene.state, scene.card(DASRON)) == 2
    assert scene.burdens == 2


def test_vapour_and_steam_are_no_help_to_the_exhausted() -> None:
    scene = Scene(
        fellowship=[DASRON, DWARF_GUARD],
        support=[VAPOUR_AND_STEAM],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).wound(DASRON, 2)
    scene.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER)
    assert not scene.comes_to(Verb.USE, VAPOUR_AND_STEAM)


def test_no_colour_now_trades_a_condition_for_another_and_a_card() -> None:
    scene = Scene(
        fellowship=[DASRON],
        support=[STRANGE_MEETING, HEIRS_OF_GONDOR],
        minions=[EASTERLING_BLADEMASTER],
        shadow_support=[ALWAYS_THREATENING],
        hand=[NO_COLOUR_NOW],
        deck=[DWARF_GUARD],
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, NO_COLOUR_NOW).play(NO_COLOUR_NOW)
    assert scene.is_discarded(STRANGE_MEETING)
    scene.choose(ALWAYS_THREATENING)
    assert scene.is_discarded(ALWAYS_THREATENING)
    assert scene.in_play(HEIRS_OF_GONDOR)
    assert scene.hand() == [DWARF_GUARD]


def test_no_colour_now_is_not_paid_for_with_a_condition_of_another_culture() -> None:
    scene = Scene(
        fellowship=[DASRON],
        support=[HEIRS_OF_GONDOR],
        minions=[EASTERLING_BLADEMASTER],
        shadow_support=[ALWAYS_THREATENING],
        hand=[NO_COLOUR_NOW],
        site=4,
    )
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, NO_COLOUR_NOW)


@pytest.mark.parametrize("reinforces", [True, False])
def test_alatar_comes_for_two_twilight_and_brings_a_token(*, reinforces: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[ALATAR, FEAR_AND_GREAT_WONDER],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(FEAR_AND_GREAT_WONDER, 1)
    scene.maneuver_phase().do(Verb.USE, ALATAR, DWARF_GUARD)
    assert scene.twilight == 2
    if reinforces:
        scene.answer_with(ALATAR)
    else:
        scene.pass_()
    assert scene.bearer_of(ALATAR) == DWARF_GUARD
    assert scene.tokens(FEAR_AND_GREAT_WONDER) == 1 + int(reinforces)


@pytest.mark.parametrize(
    ("others", "minion", "malus"),
    [
        ([DASRON], EASTERLING_BLADEMASTER, 1),
        ([], EASTERLING_BLADEMASTER, 0),
        ([DASRON], MORDOR_VETERAN, 0),
    ],
    ids=["with Dasron", "alone", "another minion"],
)
def test_alatar_weakens_those_his_bearer_meets_beside_a_companion_of_gandalfs(
    others: list[str], minion: str, malus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, *others],
        bearing={DWARF_GUARD: [ALATAR]},
        minions=[EASTERLING_BLADEMASTER, MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=4,
    )
    before = scene.strength(minion)
    scene.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER)
    assert scene.strength(minion) == before - malus


@pytest.mark.parametrize(
    ("others", "minion", "lost"),
    [
        ([DASRON, GRIMBEORN], EASTERLING_BLADEMASTER, 2),
        ([DASRON], EASTERLING_BLADEMASTER, 0),
        ([DASRON, GRIMBEORN], BRUTAL_EASTERLING, 0),
    ],
    ids=["with two", "with one", "another minion"],
)
def test_radagast_takes_the_use_of_weapons_beside_two_companions_of_gandalfs(
    others: list[str], minion: str, lost: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, *others],
        bearing={DWARF_GUARD: [RADAGAST_TENDER_OF_BEASTS], minion: [POLEAXE]},
        minions=[EASTERLING_BLADEMASTER, BRUTAL_EASTERLING],
        hand=[AXE_STRIKE],
        site=4,
    )
    before = scene.strength(minion)
    scene.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER)
    assert scene.strength(minion) == before - lost


def test_radagast_takes_what_the_text_of_a_weapon_gives_too() -> None:
    """A Worn Battleaxe is worth two, and one more for the companion who must fight."""
    scene = Scene(
        fellowship=[DWARF_GUARD, DASRON, GRIMBEORN],
        bearing={
            DWARF_GUARD: [RADAGAST_TENDER_OF_BEASTS],
            EASTERLING_BLADEMASTER: [WORN_BATTLEAXE],
        },
        support=[HEIRS_OF_GONDOR],
        minions=[EASTERLING_BLADEMASTER],
        hand=[AXE_STRIKE],
        site=4,
    ).put_tokens(HEIRS_OF_GONDOR, 1)
    assert scene.strength(EASTERLING_BLADEMASTER) == 8 + 2
    scene.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER)
    assert scene.strength(EASTERLING_BLADEMASTER) == 8
