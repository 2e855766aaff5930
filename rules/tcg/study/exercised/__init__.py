"""Which sentences of the cards random games reach: offered, used, and changing something."""
