"""Printed texts of cards: not ours to ship; an operator may load a file of them."""
