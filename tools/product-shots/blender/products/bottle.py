"""A slim bottle of clear glass with a cork or a cap: cordial, oil."""
from materials.cork import cork
from materials.glass import glass
from materials.liquid import liquid
from materials.matte import plastic
from materials.printed import printed
from props.berries import strewn_berries
from props.fruit import lemon
from shapes.filled import Hollow
from shapes.turned import label, turned
from studio.camera import Camera

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=7, fill=0.72),
    "scene": Camera(azimuth=-6, elevation=11, fill=0.66, lens=70, aperture=5),
}
# Points close together keep the wall straight where the label lies: a spline swings out before it turns in.
BODY = [
    *[(0, 0.03), (0, 0.03), (0.2, 0.025), (0.29, 0), (0.33, 0), (0.362, 0.025), (0.375, 0.09), (0.375, 0.09)],
    *[(0.375, 0.4), (0.375, 0.9), (0.375, 1.3), (0.371, 1.42), (0.35, 1.56), (0.27, 1.74), (0.185, 1.88)],
    *[(0.145, 2.0), (0.136, 2.15), (0.135, 2.3), (0.135, 2.3), (0.16, 2.31), (0.165, 2.33), (0.165, 2.38)],
    *[(0.155, 2.405), (0.13, 2.41), (0.108, 2.405), (0.101, 2.39), (0.101, 2.39), (0.101, 2.3), (0.101, 2.3), (0, 2.3)],
]
HOLLOW = [
    *[(0, 0.11), (0, 0.11), (0.24, 0.112), (0.31, 0.128), (0.34, 0.17), (0.346, 0.22), (0.346, 0.22), (0.346, 0.5)],
    *[(0.346, 0.9), (0.346, 1.3), (0.342, 1.42), (0.322, 1.55), (0.242, 1.73), (0.155, 1.88), (0.112, 2.0)],
    *[(0.101, 2.15), (0.101, 2.295)],
]
CORK = [(0, 2.14), (0.09, 2.14), (0.098, 2.15), (0.1, 2.4), (0.104, 2.49), (0.1, 2.503), (0.09, 2.508), (0, 2.508)]
CAP = [
    *[(0, 2.52), (0, 2.52), (0.155, 2.52), (0.174, 2.515), (0.18, 2.495), (0.18, 2.495), (0.18, 2.19), (0.18, 2.19)],
    *[(0.177, 2.18), (0.14, 2.18)],
]
LEVEL = 1.97
SCALE_OF_BERRIES = 0.72


def build(shot):
    turned("bottle", BODY, glass("bottle", shadow=0.97), 128)
    drink = liquid("drink", shot.option("filling", shot.colour), shot.option("depth", 0.7), shot.option("cloud", 0.06))
    Hollow(HOLLOW).fill(LEVEL, drink)
    if shot.option("stopper", "cork") == "cork":
        turned("stopper", CORK, cork("cork"), 72, is_curve=False)
    else:
        turned("stopper", CAP, plastic("stopper", shot.option("stopper", "#2a2825"), 0.45), 96)
    label("label", 0.379, 0.32, 1.18, 150, printed("label", shot.labels["front"], 0.75))
    if shot.is_scene:
        _set_beside(shot)


def _set_beside(shot):
    berry = shot.option("berry", None)
    if berry:
        strewn_berries(shot.chance, berry, 60, (0.72, -0.4), 0.36, [(0, 0, 0.38)], SCALE_OF_BERRIES)
    else:
        lemon((0.75, -0.35, 0), 0.9)
