"""A wooden car: a painted body, birch wheels on oak hubs, two windows."""
import math

from materials.matte import paint
from materials.wood import wood
from shapes.curve import smooth_curve
from shapes.extruded import sawn
from shapes.solids import box, cylinder
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-24, elevation=18, fill=0.58),
    "scene": Camera(azimuth=-20, elevation=17, fill=0.56, lens=70, aperture=5),
}
OUTLINE = [
    *[(-1.0, 0.22), (-1.0, 0.22), (-1.02, 0.5), (-0.92, 0.66), (-0.6, 0.72), (-0.42, 0.98), (-0.2, 1.1)],
    *[(0.25, 1.1), (0.5, 0.98), (0.68, 0.72), (0.92, 0.64), (1.04, 0.5), (1.02, 0.22), (1.02, 0.22), (-1.0, 0.22)],
]


def build(shot):
    sawn("body", smooth_curve(OUTLINE, 150)[:-1], 0.72, paint("body", shot.colour, 0.45, "X"), 0.07, 5)
    birch, oak = wood("wheel", "birch", "X", 3, 1.3), wood("hub", "oak", "Y", 5, 1.4)
    for x in (-0.58, 0.6):
        for side in (-1, 1):
            place, outwards = (x, side * 0.34, 0.28), (math.radians(-90 * side), 0, 0)
            cylinder("wheel", 0.28, 0.14, birch, place, 0.05, outwards)
            cylinder("hub", 0.075, 0.17, oak, place, 0.02, outwards)
    for x in (-0.08, 0.28):
        cylinder("window", 0.14, 0.02, birch, (x, -0.362, 0.86), 0.006, (math.radians(90), 0, 0))
    if shot.is_scene:
        for number, (x, y) in enumerate([(1.5, 0.5), (1.62, -0.35)]):
            block = wood(f"block {number}", "birch", "Z", number, 1.2)
            box("block", (0.5, 0.5, 0.5), block, (x, y, 0.25), 0.03, (0, 0, 0.3 - 0.5 * number))
