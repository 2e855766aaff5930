"""The construction rules of the LCG."""
