"""Official errata of Khazad-dûm, as dated definitions; the printed card is the default."""

from rules.lcg.library.faq import FAQ_1_3
from rules.lcg.library.own.khazad_dum import add_1_for_each_match, name_a_number
from rules.lcg.notation.language import *

card(
    "03009",
    "Zigil Miner",
    action((exhaust(this) + name_a_number) >> add_1_for_each_match),
    edition=FAQ_1_3,
)
