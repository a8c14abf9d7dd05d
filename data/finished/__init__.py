"""What is kept of deals that are over, and the ratings that follow from them."""
