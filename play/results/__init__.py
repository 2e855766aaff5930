"""Figures of results that both games share: charts, shares, cards, progress."""
