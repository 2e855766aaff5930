"""The scenarios of the core set: their quest cards, and the encounter sets they use."""
