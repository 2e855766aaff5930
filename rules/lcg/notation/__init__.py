"""What a card does, as values. `compiler` makes functions of them, `english` makes text."""
