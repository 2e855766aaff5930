"""The cards of the core set: a file a sphere, and a file an encounter set with its quest."""
