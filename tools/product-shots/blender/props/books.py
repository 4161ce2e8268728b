"""Books without a name, lying on each other or standing in a row."""
import math

from materials.cloth import Hand, cloth
from shapes.bound import bound_book, stand_up

COVERS = ["#84503f", "#d9ccb4", "#5b6654", "#c2a06a", "#59626a"]
SMOOTH = Hand(bump=0.3, gaps=0.25, uneven=0.12)


def book_pile(chance, place, count):
    """A pile of closed books; answers how high it is."""
    height = place[2]
    for number in range(count):
        wide, deep, thick = (chance.uniform(*span) for span in ((1.05, 1.2), (1.5, 1.75), (0.16, 0.26)))
        book = bound_book((wide, deep, thick), _cover(number + int(place[0] * 7)))
        book.rotation_euler = (0, 0, math.pi / 2 + chance.uniform(-0.2, 0.2))
        book.location = (place[0], place[1] - wide / 2, height + 0.015)
        height += thick + 0.03
    return height


def book_row(chance, place, count, depth=1.35, first=0):
    """Books that stand side by side from `place` to the right, the last leaning on them; answers where they end."""
    x, y, z = place
    for number in range(count):
        height, thick = chance.uniform(1.75, 2.3), chance.uniform(0.16, 0.34)
        lean = -0.16 if number == count - 1 else 0.0
        book = bound_book((depth * chance.uniform(0.86, 1.0), height, thick), _cover(number + first))
        x += 0.02 + (height * math.sin(-lean))
        stand_up(book, (x, y, z + height / 2 * math.cos(lean) + 0.01), lean)
        x += thick + 0.015
    return x


def _cover(number):
    return cloth("cover", COVERS[number % len(COVERS)], "canvas", (24, 14), SMOOTH)
