"""The cards as pictures: drawn once, kept, and laid on a ground."""
