"""The language of card definitions: `from rules.tcg.notation.language import *`.

`card` and `erratum`, every noun and every verb. What the words mean to the engine is in
`compiler`, and how they are said in English in `english`. A new noun goes into `nouns`, a new
verb into the module of its kind.
"""

from rules.tcg.notation.amounts import Statistic as Statistic
from rules.tcg.notation.amounts import Zone as Zone
from rules.tcg.notation.definition import card as card
from rules.tcg.notation.definition import erratum as erratum
from rules.tcg.notation.language.amounts import *
from rules.tcg.notation.language.conditions import *
from rules.tcg.notation.language.effects import *
from rules.tcg.notation.language.filters import *
from rules.tcg.notation.language.nouns import *
from rules.tcg.notation.language.qualities import *
from rules.tcg.notation.language.sentences import *
from rules.tcg.notation.language.targets import *
from rules.tcg.notation.language.triggers import *
from rules.tcg.notation.sentences import Forbidden as Forbidden
from rules.tcg.notation.sentences import From as From
from rules.tcg.vocabulary import Block as Block
