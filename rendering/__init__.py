"""Pictures: the cards, the hands, the tables and everything else that is drawn."""
