"""What a person asks to be played, checked before it is ordered."""
