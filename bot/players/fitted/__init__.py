"""A player who weighs each card by features, with weights fitted on the values of the search."""
