"""The construction rules of the TCG, one idea a module."""
