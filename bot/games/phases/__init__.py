"""The parts of a deal that games share: laying cards aside, playing tricks."""
