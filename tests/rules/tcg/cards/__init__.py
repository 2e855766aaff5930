"""The cards that tests of the rules play with: one name for a card, the same in every test.

A name is the card's title. Where cards share a title, the subtitle follows; where they share the
subtitle too, the set and the number follow (`test_cards.py` proves it). Add a card to the file of
its set when a test first needs it.
"""

from tests.rules.tcg.cards.set00 import *
from tests.rules.tcg.cards.set01 import *
from tests.rules.tcg.cards.set02 import *
from tests.rules.tcg.cards.set03 import *
from tests.rules.tcg.cards.set04 import *
from tests.rules.tcg.cards.set05 import *
from tests.rules.tcg.cards.set06 import *
from tests.rules.tcg.cards.set07 import *
from tests.rules.tcg.cards.set08 import *
from tests.rules.tcg.cards.set09 import *
from tests.rules.tcg.cards.set10 import *
from tests.rules.tcg.cards.set11 import *
from tests.rules.tcg.cards.set12 import *
from tests.rules.tcg.cards.set13 import *
from tests.rules.tcg.cards.set14 import *
from tests.rules.tcg.cards.set15 import *
from tests.rules.tcg.cards.set16 import *
from tests.rules.tcg.cards.set17 import *
from tests.rules.tcg.cards.set18 import *
from tests.rules.tcg.cards.set19 import *
