"""Books without a name, lying on each other."""
import math

from materials.cloth import Hand, cloth
from materials.matte import plastic
from shapes.solids import box

COVERS = ["#7b3f31", "#d9ccb4", "#46553f", "#c49a5a", "#3a4a55"]
SMOOTH = Hand(bump=0.3, gaps=0.25, uneven=0.12)


def book_pile(chance, place, count, scale=1.0):
    """A pile of closed books, their pages a little smaller than their covers; answers how high it is."""
    height = place[2]
    for number in range(count):
        wide, deep, thick = (chance.uniform(*span) * scale for span in ((1.5, 1.75), (1.05, 1.2), (0.16, 0.26)))
        turn = (0, 0, chance.uniform(-0.2, 0.2))
        colour = COVERS[(number + int(place[0] * 7)) % len(COVERS)]
        cover = cloth("cover", colour, "canvas", (10, 8), SMOOTH)
        middle = (place[0], place[1], height + thick / 2)
        for level in (0, thick):
            box("cover", (wide, deep, 0.03 * scale), cover, (place[0], place[1], height + level), 0.008, turn)
        spine = (middle[0] - wide / 2 * math.cos(turn[2]), middle[1] - wide / 2 * math.sin(turn[2]), middle[2])
        box("spine", (0.03 * scale, deep, thick), cover, spine, 0.008, turn)
        box("pages", (wide * 0.97, deep * 0.95, thick), plastic("pages", "#efe6d6", 0.9), middle, 0.004, turn)
        height += thick + 0.035 * scale
    return height
