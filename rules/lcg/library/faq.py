"""The days of the official FAQs of the LCG.

FAQ 1.5, 1.7 and 1.9 print their day. Of the others players reported on the day they came out.
"""

from typing import Final

FAQ_1_0: Final = "2011-05-20"
FAQ_1_2: Final = "2011-10-31"
FAQ_1_3: Final = "2012-07-31"
FAQ_1_4: Final = "2013-02-27"
FAQ_1_7: Final = "2015-01-20"
FAQ_1_8: Final = "2016-01-26"
FAQ_1_9: Final = "2017-10-16"
# By today's official rules, cards have the texts of this day.
LAST_FAQ: Final = FAQ_1_9
