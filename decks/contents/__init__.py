"""What is in a deck: its stored form, its printed list, card labels, and differences."""
