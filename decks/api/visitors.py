"""Answers that differ from visitor to visitor."""

from cards.api.base import ApiView
from decks.ownership import Visitor, find_visitor


class VisitorApiView(ApiView):
    """An answer about what people own, which is another for each visitor."""

    for_everybody = False

    def visitor(self) -> Visitor:
        """Return who asks."""
        return find_visitor(self.request)
