"""A round side table on three slanting legs."""
import math

from materials.timber import timber
from props.books import book_pile
from shapes.solids import rod
from shapes.turned import turned
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=15, fill=0.6),
    "scene": Camera(azimuth=10, elevation=14, fill=0.62, lens=75),
}
TOP = [
    *[(0, 4.9), (2.05, 4.9), (2.05, 4.9), (2.2, 4.94), (2.24, 5.02), (2.24, 5.1)],
    *[(2.2, 5.13), (2.16, 5.09), (2.16, 5.09), (0, 5.09)],
]


def build(shot):
    turned("top", TOP, timber(shot.colour, "X", 3, 0.6), 168)
    legs = timber(shot.colour, "Z", 3, 0.6)
    for third in range(3):
        angle = math.radians(third * 120 + 30)
        x, y = math.cos(angle), math.sin(angle)
        rod("leg", (1.95 * x, 1.95 * y, 0), (1.3 * x, 1.3 * y, 4.95), 0.11, legs, 0.17)
        turn = math.radians(third * 120 + 150)
        rod("rail", (1.38 * x, 1.38 * y, 4.3), (1.38 * math.cos(turn), 1.38 * math.sin(turn), 4.3), 0.09, legs)
    if shot.is_scene:
        book_pile(shot.chance, (0.3, 0, 5.1), 3)
