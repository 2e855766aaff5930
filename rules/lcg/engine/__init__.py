"""The rules of the LCG as functions of a state. The engine names no single card."""
