"""Breakfast for two: mugs, bowls and plates, piled to be carried or laid on a table."""
import math

from products.bowl import bowl
from products.mug import mug
from products.plate import plate
from props.drink import filling
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-8, elevation=23, fill=0.62),
    "scene": Camera(azimuth=14, elevation=38, fill=0.78, lens=70, aperture=7),
}
PILED, NESTED = 0.115, 0.2


def build(shot):
    if shot.is_scene:
        _laid(shot, (0, 0, 0), -0.5)
        _laid(shot, (1.1, 2.9, 0), 2.3)
        return
    plate(shot, (0, 0.5, 0))
    plate(shot, (0.015, 0.49, PILED))
    for number in range(2):
        bowl(shot, (0.01 * number, 0.5, PILED * 2 + 0.06 + NESTED * number))
    mug(shot.colour, shot.chance, (-0.75, -1.3, 0), math.radians(-150))
    mug(shot.colour, shot.chance, (0.6, -1.45, 0), math.radians(-25))


def _laid(shot, place, turn):
    """A bowl on a plate, and a mug of coffee beside it."""
    x, y, _ = place
    plate(shot, place)
    bowl(shot, (x, y, 0.16))
    spot = (x + 1.75, y - 0.75, 0)
    mug(shot.colour, shot.chance, spot, turn)
    filling("coffee", 0.36, 0.68, place=spot)
