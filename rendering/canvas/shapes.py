"""Plain shapes as coverage: images of mode L, drawn enlarged and then reduced."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from rendering.canvas.byte_lru import shelved

SAMPLES = 4
TOUCHED = [255 * (value > 0) for value in range(256)]
"""Turns a coverage into a mask of everything it touches."""


@shelved
def rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """Return a rectangle with round corners."""
    image = Image.new("L", size, 255)
    corner = disc(2 * radius)
    right, bottom = size[0] - radius, size[1] - radius
    image.paste(corner.crop((0, 0, radius, radius)), (0, 0))
    image.paste(corner.crop((radius, 0, 2 * radius, radius)), (right, 0))
    image.paste(corner.crop((0, radius, radius, 2 * radius)), (0, bottom))
    image.paste(corner.crop((radius, radius, 2 * radius, 2 * radius)), (right, bottom))
    return image


@shelved
def disc(diameter: int) -> Image.Image:
    """Return a disc that fills its square."""
    image = Image.new("L", (SAMPLES * diameter,) * 2)
    ImageDraw.Draw(image).ellipse((0, 0, image.width - 1, image.height - 1), 255)
    return image.reduce(SAMPLES)


@shelved
def triangle(side: int, up: bool) -> Image.Image:
    """Return a triangle that fills its square and points up or down."""
    image = Image.new("L", (SAMPLES * side,) * 2)
    foot, top = (image.height - 1, 0) if up else (0, image.height - 1)
    corners = ((0, foot), (image.width - 1, foot), (image.width // 2, top))
    ImageDraw.Draw(image).polygon(corners, 255)
    return image.reduce(SAMPLES)


def machine(side: int, level: str) -> Image.Image:
    """Return the head of a machine, and at its ear a sign of how well that computer plays."""
    sign = {"normal": plus, "strong": star}.get(level)
    if sign is None:
        return head(side)
    # Little wider than the head alone, because a total of four digits may follow.
    image, low = Image.new("L", (side * 8 // 7, side)), side * 6 // 7
    image.paste(head(low), (0, side - low))
    image.paste(sign(side * 3 // 7), (image.width - side * 3 // 7, 0))
    return image


@shelved
def plus(side: int) -> Image.Image:
    """Return a plus sign that fills its square."""
    image = Image.new("L", (SAMPLES * side,) * 2)
    draw, low, high = ImageDraw.Draw(image), image.width * 2 // 5, image.width * 3 // 5
    draw.rectangle((0, low, image.width, high), 255)
    draw.rectangle((low, 0, high, image.width), 255)
    return image.reduce(SAMPLES)


@shelved
def star(side: int) -> Image.Image:
    """Return a star with five points that fills its square."""
    image = Image.new("L", (SAMPLES * side,) * 2)
    middle = image.width / 2
    corners = [
        (middle + far * middle * sin(pi * turn / 5), middle - far * middle * cos(pi * turn / 5))
        for turn, far in enumerate((1, 0.42) * 5)
    ]
    ImageDraw.Draw(image).polygon(corners, 255)
    return image.reduce(SAMPLES)


@shelved
def head(side: int) -> Image.Image:
    """Return the head of a machine, with ears, eyes, a mouth and an aerial; it stands for a
    computer."""
    image, unit = Image.new("L", (SAMPLES * side,) * 2), SAMPLES * side / 24
    draw = ImageDraw.Draw(image)

    def part(left: float, top: float, right: float, bottom: float, radius: float, ink: int) -> None:
        draw.rounded_rectangle(
            (left * unit, top * unit, right * unit - 1, bottom * unit - 1), radius * unit, ink
        )

    part(11, 3, 13, 8, 0, 255)
    part(9.5, 0.5, 14.5, 5, 2.2, 255)
    part(0.5, 11.5, 3, 18, 1, 255)
    part(21, 11.5, 23.5, 18, 1, 255)
    part(4, 7, 20, 22.5, 3.5, 255)
    part(7, 11, 10.5, 14.5, 1.7, 0)
    part(13.5, 11, 17, 14.5, 1.7, 0)
    part(8, 17.3, 16, 19.3, 1, 0)
    return image.reduce(SAMPLES)


@shelved
def tally(count: int, height: int) -> Image.Image:
    """Return so many strokes; each fifth one crosses the four before it."""
    step, across = height * 0.3, height * 1.65
    image = Image.new("L", (SAMPLES * tally_width(count, height), SAMPLES * height))
    draw, thick = ImageDraw.Draw(image), round(SAMPLES * height * 0.12)
    low, high = image.height - thick, thick
    for number in range(count):
        group, place = divmod(number, 5)
        x = SAMPLES * (group * across + place * step) + thick
        if place < 4:
            draw.line((x, low, x, high), 255, thick)
        else:
            left = SAMPLES * group * across
            draw.line((left, low * 0.8, left + SAMPLES * 4 * step, high + low * 0.2), 255, thick)
    return image.reduce(SAMPLES)


def tally_width(count: int, height: int) -> int:
    """Return how wide the strokes are, in pixels."""
    groups, rest = divmod(max(count - 1, 0), 5)
    return round(height * (groups * 1.65 + min(rest, 4) * 0.3 + 0.3))
