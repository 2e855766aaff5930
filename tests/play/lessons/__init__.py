"""Guided games at a table: the lesson beside the board, wrong moves, the page to learn from."""
