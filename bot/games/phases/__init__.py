"""The parts of a deal that games share: bidding, discarding, playing tricks."""
