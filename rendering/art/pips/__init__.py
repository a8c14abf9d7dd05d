"""The numbered cards, the aces, and the signs of the suits."""
