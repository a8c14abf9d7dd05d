"""What the games with the Bolognese pack share: cards, combinations, signals, the Fool."""
