"""How far cards win for computer players as they win for people (docs/realism.md)."""
