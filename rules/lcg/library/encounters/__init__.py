"""Encounter cards, one module an encounter set."""
