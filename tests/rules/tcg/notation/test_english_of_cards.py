"""Written cards read as a player expects: each line is a template that once read badly."""

import pytest

from rules.tcg.facts.reader import card
from rules.tcg.library import definition
from rules.tcg.notation.english import sentences_of


@pytest.mark.parametrize(
    ("card_id", "sentence"),
    [
        # Numbers of cards.
        ("7_82", "While you have 4 or 5 cards in hand, Cirion is strength +2."),
        (
            "7_87",
            "Regroup: If you have exactly 5 cards in hand, exert Derufin to discard an engine, "
            "machine, or possession.",
        ),
        (
            "7_39",
            "Skirmish: If you have more cards in hand than each opponent, discard 2 cards from "
            "hand to make an opponent exert a minion.",
        ),
        (
            "7_117",
            "Regroup: Spot 2 knights or exert 2 [gondor] Men to liberate a site or discard any "
            "number of cards from hand.",
        ),
        (
            "3_9",
            "Skirmish: Exert an [elven] ally to discard the bottom card of your draw deck. "
            "If it is an [elven] card, make a minion skirmishing an Elf strength −1.",
        ),
        # A verb is said once.
        ("7_21", "To play, spot Aragorn or an Elf."),
        ("7_195", "Regroup: Discard a Nazgûl and this condition to add a threat."),
        (
            "8_8",
            "Fellowship: Exert a Dwarf companion and either an [elven] companion or a [gondor] "
            "Man to add a [dwarven] token here.",
        ),
        ("7_127", "Regroup: Exert 3 [gondor] Men or 2 knights to liberate a site."),
        # It stays where what follows would belong to the words before it.
        (
            "4_276",
            "Regroup: Discard a Shadow condition for each [rohan] token here and discard this "
            "condition.",
        ),
        # Pronouns.
        ("7_34", "Each time Gandalf wins a skirmish, you may exert him to draw 2 cards."),
        (
            "6_22",
            "Skirmish: Exert Naith Troop to discard the top card of your draw deck. If it is an "
            "[elven] card, make a minion it is skirmishing strength −2.",
        ),
        # Alternatives.
        (
            "7_140",
            "Skirmish: Remove a burden and exert this minion to heal another Easterling (or 2 "
            "other Easterlings if you have initiative).",
        ),
        (
            "2_5",
            "Skirmish: Make a Dwarf strength +2 (or +4 and damage +1 if bearing 2 hand weapons).",
        ),
        (
            "2_36",
            "Skirmish: Exert Aragorn to make another companion strength +2 (or +3 if that "
            "companion has the Aragorn signet).",
        ),
        (
            "2_108",
            "Skirmish: Discard this condition to take off The One Ring or cancel a skirmish "
            "involving the Ring-bearer if the Ring-bearer is skirmishing a Nazgûl.",
        ),
        (
            "4_143",
            "Assignment: Exert an [isengard] tracker to choose an unbound companion. Assign that "
            "tracker to that companion. Unless that companion is a Hobbit, the Free Peoples "
            "player may exert that companion to prevent this.",
        ),
        # Moments and places.
        (
            "7_44",
            "At the start of your regroup phase, you may discard 2 cards from hand to heal "
            "Gandalf.",
        ),
        (
            "8_92",
            "When Théoden is killed, you may play a [rohan] companion from your discard pile or "
            "draw deck.",
        ),
        ("4_71", "While no opponent controls a site, Haldir is strength +2."),
        ("7_252", "This site is a plains."),
        ("7_38", "While you can spot 4 twilight tokens, Gandalf is strength +1."),
        ("4_22", "While you control 2 sites, skip the archery phase."),
        # Signets, tokens, abilities.
        (
            "8_16",
            "Skirmish: Exert Gandalf to make a minion skirmishing an unbound companion strength "
            "−1 for each Gandalf signet you spot.",
        ),
        (
            "13_103",
            "When you play this, you may add an [orc] token here for each [orc] condition you can "
            "spot.",
        ),
        (
            "7_49",
            "Each minion gains this ability: “Assignment: Assign this minion to Gandalf”.",
        ),
        (
            "4_96",
            "Skirmish: Spot Gandalf and 3 twilight tokens to prevent all wounds to a companion "
            "who has the Gandalf signet.",
        ),
        # Cards shown.
        (
            "1_82",
            "Fellowship: If the twilight pool has fewer than 2 twilight tokens, spot Gandalf to "
            "look at the top 2 cards of your draw deck, take one of those cards into hand, and "
            "discard the rest.",
        ),
        (
            "1_36",
            "Fellowship: Exert an Elf to reveal an opponent's hand. That player must discard a "
            "card from hand for each Orc revealed.",
        ),
        (
            "6_16",
            "Skirmish: Reveal the top card of your draw deck to make a minion skirmishing an Elf "
            "strength −X, where X is that card's printed twilight cost.",
        ),
        # Each of the companions is another one (4.2, "for each").
        (
            "4_163",
            "Maneuver: Exert an Uruk-hai to exert X unbound companions, where X is the number of "
            "sites you control.",
        ),
        ("17_98", "Saruman and Gríma cannot be assigned to a skirmish."),
        ("3_117", "Maneuver events may not be played."),
        (
            "14_15",
            "When you play this minion, the fellowship's current site gains battleground, "
            "mountain, plains, or underground until the end of the turn.",
        ),
        (
            "11_177",
            "Each Free Peoples archer who has resistance 5 or less does not add to the "
            "fellowship archery total.",
        ),
        (
            "13_116",
            "While you can spot a Free Peoples culture token, Orc Reaper is strength +2.",
        ),
        ("13_159", "This minion is strength +1 for each Free Peoples culture token you can spot."),
        ("15_115", "This site cannot be replaced."),
        ("12_84", "Archery: Spot an [orc] lurker to wound an Elf."),
        (
            "7_42",
            "Maneuver: Exert Gandalf twice to make an opponent exert a minion for each [rohan] "
            "companion you spot.",
        ),
        ("7_67", "Discard this condition and remove 9 threats at the start of the regroup phase."),
        (
            "7_150",
            "While there are 3 [raider] tokens here, the Shadow has initiative regardless of the "
            "Free Peoples player's hand.",
        ),
        (
            "7_206",
            "Regroup: Spot 3 [wraith] tokens here to exhaust the Ring-bearer and discard this "
            "condition.",
        ),
        (
            "9_33",
            "While Isildur is the Ring-bearer, at the start of each skirmish involving him, add 2 "
            "burdens or exert 3 companions.",
        ),
        (
            "9_37",
            "To play, spot a [gondor] Man with 3 or more vitality or spot a [gondor] Man and add 2 "
            "threats.",
        ),
        (
            "9_52",
            "Skirmish: Spot 2 [shire] companions and exert Tom Bombadil X times, where X is the "
            "current site number, to cancel a skirmish involving a [shire] companion.",
        ),
        ("8_30", "Shadow: Play a [gollum] minion stacked here as if played from hand."),
        ("8_2", "Regroup: Spot a Dwarf who is damage +X to place X wounds on minions."),
        ("8_90", "Skirmish: Exert Théoden to exert a minion for each Théoden signet you spot."),
        ("9_11", "Skirmish: If Úri is damage +X, exert him to make him strength +X."),
    ],
)
def test_a_card_reads_like_print(card_id: str, sentence: str) -> None:
    known, text = card(card_id), definition(card_id)
    assert text is not None
    assert sentence in sentences_of(known, text, brackets=True)
