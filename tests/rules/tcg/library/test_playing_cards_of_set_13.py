"""Cards of set 13 as they are played: what must be there first, and the tokens that come along."""

from collections.abc import Sequence

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

GANDALF = GANDALF_LEADER_OF_THE_COMPANY
# A card of the Free Peoples, whom it needs, and who is too few or of another kind.
NEEDED_BY_THE_FREE_PEOPLES = [
    (SUBTERRANEAN_HOMESTEAD, [DWARF_GUARD, GIMLI_DWARF_OF_EREBOR], [GIMLI_DWARF_OF_EREBOR, DUILIN]),
    (SECLUDED_HOMESTEAD, [ELVEN_SCOUT, SHROUDED_ELF], [ELVEN_SCOUT, DWARF_GUARD]),
    (DEAGOL, [SMEAGOL_SLINKER], [DUILIN]),
    (WIND_SWEPT_HOMESTEAD, [ELFHELM, MERCHANT_OF_WESTFOLD], [ELFHELM, DUILIN]),
    # Frodo is a Hobbit.
    (HUMBLE_HOMESTEAD, [MERRY_ROHIRRIM_SQUIRE], [DWARF_GUARD]),
    (NEW_CHAPTER, [MERRY_ROHIRRIM_SQUIRE], [DWARF_GUARD]),
]
NEEDED_BY_THE_SHADOW = [
    (CARAVAN_FROM_THE_SOUTH, [BRUTAL_EASTERLING], [ORKISH_SCOUT]),
    (DESERT_WIND, [BRUTAL_EASTERLING], [ORKISH_SCOUT]),
    (FEARLESS_APPROACH, [FERAL_URUK], [ORKISH_SCOUT]),
    (FORCED_MARCH, [ORKISH_SCOUT, TOWER_TROLL], [ORKISH_SCOUT, MORDOR_VETERAN]),
    (CHAMBER_PATROL, [TOWER_TROLL], [MORDOR_VETERAN]),
    (ORDNANCE_GRUNT, [TOWER_TROLL], [MORDOR_VETERAN]),
    (ORC_CRUSHER, [ORKISH_SCOUT], [TOWER_TROLL]),
    # These ask for a card in the support area.
    (ORC_RAID_COMMANDER, [ALWAYS_THREATENING], [ORKISH_SCOUT, HOWDAH]),
    (PIRATE_CUTTHROAT, [HOWDAH], [BRUTAL_EASTERLING, ALWAYS_THREATENING]),
]
# A card that may reinforce a token as it is played, its bearer, and where the token lies.
REINFORCING = [
    (AROD, DWARF_GUARD, SUBTERRANEAN_HOMESTEAD),
    (ASFALOTH_SWIFT_BLOSSOM, ELVEN_SCOUT, SECLUDED_HOMESTEAD),
    (SHADOWFAX_ROARING_WIND, GANDALF, FEAR_AND_GREAT_WONDER),
    (FISHING_BOAT, SMEAGOL_SLINKER, GLADDEN_HOMESTEAD),
    (BREGO_LOYAL_STEED, DUILIN, HEIRS_OF_GONDOR),
    (FIREFOOT_MEARAS_OF_THE_MARK, ELFHELM, WIND_SWEPT_HOMESTEAD),
    (SNOWMANE_NOBLE_MEARAS, ELFHELM, WIND_SWEPT_HOMESTEAD),
    (BILL_THE_PONY_DEARLY_LOVED, SAM_STEADFAST_FRIEND, FAITH_IN_FRIENDSHIP),
    (RIDDERMARK_TACTICIAN, ELFHELM, WIND_SWEPT_HOMESTEAD),
]


@pytest.mark.parametrize(("card", "needed", "lacking"), NEEDED_BY_THE_FREE_PEOPLES)
@pytest.mark.parametrize("playable", [True, False])
def test_a_card_of_the_free_peoples_is_played_where_its_friends_are(
    card: str, needed: Sequence[str], lacking: Sequence[str], *, playable: bool
) -> None:
    scene = Scene(fellowship=needed if playable else lacking, hand=[card]).fellowship_phase()
    assert scene.can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(("card", "needed", "lacking"), NEEDED_BY_THE_SHADOW)
@pytest.mark.parametrize("playable", [True, False])
def test_a_shadow_card_is_played_where_its_friends_are(
    card: str, needed: Sequence[str], lacking: Sequence[str], *, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[STRANGE_MEETING],
        minions=needed if playable else lacking,
        shadow_hand=[card],
        twilight=20,
        site=5,
    )
    assert scene.shadow_phase().can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(("card", "bearer", "holder"), REINFORCING)
@pytest.mark.parametrize("reinforces", [True, False])
def test_a_card_may_reinforce_a_token_as_it_is_played(
    card: str, bearer: str, holder: str, *, reinforces: bool
) -> None:
    """Of its own culture: the token of another stays as it is."""
    other = HEIRS_OF_GONDOR if holder != HEIRS_OF_GONDOR else FAITH_IN_FRIENDSHIP
    scene = Scene(fellowship=[bearer], support=[holder, other], hand=[card])
    scene.put_tokens(holder, 1).put_tokens(other, 1).fellowship_phase().play(card)
    if scene.can(Verb.CHOOSE, target=bearer):
        scene.do(Verb.CHOOSE, target=bearer)
    if reinforces:
        scene.answer_with(card)
    else:
        scene.pass_()
    assert scene.in_play(card)
    assert scene.tokens(holder) == 1 + int(reinforces)
    assert scene.tokens(other) == 1


@pytest.mark.parametrize(("card", "bearer", "holder"), REINFORCING)
def test_a_card_reinforces_nothing_where_no_token_of_its_culture_lies(
    card: str, bearer: str, holder: str
) -> None:
    scene = Scene(fellowship=[bearer], support=[holder], hand=[card]).fellowship_phase()
    scene.play(card)
    if scene.can(Verb.CHOOSE, target=bearer):
        scene.do(Verb.CHOOSE, target=bearer)
    assert scene.in_play(card)
    assert not scene.can(Verb.TRIGGER, card)
    assert scene.tokens(holder) == 0


@pytest.mark.parametrize(
    ("path", "tokens"),
    [
        ([WEST_ROAD, WEST_ROAD], 0),
        ([FANGORN_GLADE, WEST_ROAD], 1),
        ([FANGORN_GLADE, STREETS_OF_BREE], 2),
    ],
)
def test_humble_homestead_counts_forests_and_dwellings(path: list[str], tokens: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[HUMBLE_HOMESTEAD],
        path=[*path, *ARAGORN_SITES[2:]],
        site=2,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, HUMBLE_HOMESTEAD).play(HUMBLE_HOMESTEAD)
    assert scene.tokens(HUMBLE_HOMESTEAD) == tokens
