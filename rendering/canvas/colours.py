"""The colours around the cards: felt, plates, frames and letters."""

FELT = "#1E403A"
PLATE = "#15302C"
PLATE_EDGE = "#2F5A51"
WELL = "#1A3833"
WELL_EDGE = "#37635A"

INK = "#13201E"
GOLD = "#F5C542"
GOLD_DEEP = "#9A6A14"
GOLD_PALE = "#FCE7A4"
WHITE = "#F8F5EC"
MUTED = "#A8BFB7"
PLUS = "#7FD3A4"
MINUS = "#F2A08C"
SHADOW = "#081210"
CONTOUR = "#1A2422"
CHECK = "#1F8A4C"
DIM = "#1B282A"

AVATARS = ("#5566E8", "#DB3F8E", "#3F9154", "#D9731F", "#8553CF", "#15899E")
"""The colours of people's faces."""

MACHINE = "#5F7178"
"""The colour of computers' faces."""

SIDES = ("#F7DC9A", "#8CC8F2", "#F2A7C3")
"""The rims round the faces of those who play together, a colour a side."""

FIXED = (
    FELT,
    PLATE,
    PLATE_EDGE,
    WELL,
    WELL_EDGE,
    GOLD,
    GOLD_DEEP,
    GOLD_PALE,
    WHITE,
    MUTED,
    PLUS,
    MINUS,
    CONTOUR,
    *AVATARS,
    MACHINE,
    *SIDES,
)
"""The colours that every palette holds exactly."""

INKS = (
    (WHITE, FELT),
    (WHITE, PLATE),
    (MUTED, FELT),
    (MUTED, PLATE),
    (GOLD, PLATE),
)
"""The most frequent letters with their ground: their edges get colours of their own."""
