"""The one language in which cards are asked for: pages, commands and the API all speak it.

words "of the title"  culture:gondor cost<=2  -is:unique  (type:ally or type:companion)
"""

from cards.search.query.evaluation import Query, fields_asked, fitting, read
from cards.search.query.mistakes import BadQuery, Mistake

__all__ = ["BadQuery", "Mistake", "Query", "fields_asked", "fitting", "read"]
