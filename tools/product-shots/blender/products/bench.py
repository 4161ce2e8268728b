"""A long bench: a seat of one plank, and slanting legs that are wedged through it."""
import math

from materials.cloth import Hand, cloth
from materials.timber import timber
from materials.wood import wood
from props.books import book_pile
from shapes.folded import Folding, folded
from shapes.mesh import sheet, soften_edges, thicken
from shapes.solids import box, cylinder, rod
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=24, elevation=15, fill=0.72),
    "scene": Camera(azimuth=20, elevation=13, fill=0.74, lens=75),
}
LENGTH, DEPTH, SEAT, THICK = 12.0, 3.4, 4.4, 0.34
WOOL = Hand(bump=0.9, depth=0.03, gaps=0.5, uneven=0.5, sheen=0.6)


def build(shot):
    along, upright, across = [timber(shot.colour, axis, 4, 0.45) for axis in "XZY"]
    seat = soften_edges(thicken(sheet("seat", _seat, 60, 24, along), THICK, -1), 0.07, 4)
    seat.data.use_auto_smooth = True
    wedge = wood("wedge", "walnut", "X", 2, 2)
    for x in (-1, 1):
        for y in (-1, 1):
            top = (x * 4.3, y * 0.98, SEAT - THICK)
            rod("leg", (x * 5.15, y * 1.55, 0), top, 0.15, upright, 0.235)
            cylinder("end", 0.19, 0.05, across, (x * 4.24, y * 0.94, SEAT - 0.03), 0.015)
            box("wedge", (0.05, 0.37, 0.05), wedge, (x * 4.24, y * 0.94, SEAT + 0.004), 0.008)
        rod("rail", (x * 4.76, -1.28, 2.05), (x * 4.76, 1.28, 2.05), 0.1, across)
    if shot.is_scene:
        folding = Folding((2.5, 2.3), 0.15, 3.3, SEAT)
        blanket = folded("blanket", folding, cloth("wool", "#b8a98f", "twill", (2.6, 2.6), WOOL))
        blanket.location, blanket.rotation_euler = (-3.0, 0.1, 0.01), (0, 0, math.radians(4))
        book_pile(shot.chance, (2.7, 0.2, SEAT), 3)



def _seat(u, v):
    """A plank with rounded corners, worn a little hollow where people sit."""
    x, y = (u - 0.5) * 2, (v - 0.5) * 2
    round_ends = 1 - 0.02 * abs(y) ** 6
    round_sides = 1 - 0.05 * abs(x) ** 18
    return (x * LENGTH / 2 * round_ends, y * DEPTH / 2 * round_sides, SEAT - 0.03 * (1 - x * x) * (1 - y * y))
