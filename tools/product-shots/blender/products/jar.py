"""A glass jar with a lid: honey, jam, bath salt."""
import math

from materials.glass import glass
from materials.liquid import liquid
from materials.metal import metal
from materials.printed import printed
from materials.wood import wood
from props.berries import BERRIES, berries_in, strewn_berries
from props.dipper import honey_dipper
from props.salt import salt_heap, salt_in
from shapes.filled import Hollow
from shapes.grains import apart
from shapes.turned import label, turned
from studio.camera import Camera

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=10, fill=0.58),
    "scene": Camera(azimuth=-6, elevation=15, fill=0.56, lens=70, aperture=5),
}
# Points close together keep the wall straight where the label lies: a spline swings out before it turns in.
BODY = [
    *[(0, 0.02), (0, 0.02), (0.4, 0), (0.47, 0.03), (0.5, 0.12), (0.5, 0.12), (0.5, 0.35), (0.5, 0.6), (0.5, 0.75)],
    *[(0.5, 0.83), (0.487, 0.92), (0.457, 1.0), (0.433, 1.06), (0.43, 1.12), (0.43, 1.12), (0, 1.12)],
]
HOLLOW = [
    *[(0, 0.06), (0, 0.06), (0.36, 0.064), (0.43, 0.085), (0.47, 0.15), (0.47, 0.15), (0.472, 0.35), (0.472, 0.75)],
    *[(0.47, 0.83), (0.455, 0.92), (0.428, 1.0), (0.405, 1.06), (0.4, 1.115)],
]
METAL_LID = [
    *[(0, 1.3), (0.36, 1.3), (0.375, 1.303), (0.385, 1.315), (0.4, 1.318), (0.43, 1.318), (0.452, 1.31), (0.462, 1.29)],
    *[(0.462, 1.29), (0.462, 1.12), (0.462, 1.12), (0.469, 1.113), (0.469, 1.103), (0.462, 1.097), (0.44, 1.097)],
]
WOODEN_LID = [
    *[(0, 1.32), (0, 1.32), (0.452, 1.32), (0.47, 1.314), (0.476, 1.296), (0.476, 1.296), (0.476, 1.12), (0.476, 1.12)],
    *[(0.472, 1.105), (0.46, 1.1), (0.4, 1.1)],
]


LEVEL, UNEVEN = 0.97, 0.02
LEVEL_OF_SALT = 1.08
TRIES = 1600


def build(shot):
    turned("jar", BODY, glass("jar", shadow=0.97), 128)
    holds, colour = shot.option("holds", "honey"), shot.option("filling", shot.colour)
    {"honey": _honey, "salt": _salt}.get(holds, _jam)(shot, Hollow(HOLLOW), colour)
    if holds == "salt":
        turned("lid", WOODEN_LID, wood("lid", "oak", "X", shot.seed % 7, 1.8), 128)
    else:
        turned("lid", METAL_LID, metal("lid", "#d8b36a", 0.3), 128)
    label("label", 0.504, 0.2, 0.8, 150, printed("label", shot.labels["front"], 0.75))


def _honey(shot, hollow, colour):
    hollow.fill(LEVEL, liquid("honey", colour, 0.9, 0.06))
    if shot.is_scene:
        honey_dipper((1.32, 0.1), -0.55)


def _salt(shot, hollow, colour):
    hollow.empty()
    salt_in(shot.chance, hollow, LEVEL_OF_SALT, colour)
    if shot.is_scene:
        salt_heap(shot.chance, (0.85, -0.42), 0.26, 0.13, 620, colour)


def _jam(shot, hollow, colour):
    berry = shot.option("holds", None)
    hollow.fill(LEVEL, liquid("jelly", colour, shot.option("depth", 0.5), 0.22), UNEVEN, shot.seed % 9)
    berries_in(shot.chance, berry, _places_at_the_glass(shot.chance, hollow, BERRIES[berry].radius * 1.1))
    if shot.is_scene:
        strewn_berries(shot.chance, berry, 60, (0.78, -0.42), 0.36, [(0, 0, 0.5)])


def _places_at_the_glass(chance, hollow, size):
    """Where berries are pressed to the glass, and some behind them."""

    def tries():
        for _ in range(TRIES):
            height, angle = chance.uniform(0.09 + size, LEVEL - size), chance.uniform(0, 2 * math.pi)
            out = hollow.radius(height) - size * chance.choice((1.05, 1.2, 2.6))
            yield (out * math.cos(angle), out * math.sin(angle), height)

    return apart(tries(), 1.6 * size)
