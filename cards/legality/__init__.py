"""What staff add to the catalogue: entries on the lists of formats, and errata."""
