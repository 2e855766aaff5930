"""The catalogue by REST: cards, sets, formats and their lists."""
