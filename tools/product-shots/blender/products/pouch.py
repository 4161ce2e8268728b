"""A stand-up pouch of paper: coffee, granola."""
import math

from mathutils import Vector, noise

from materials.matte import plastic
from materials.printed import printed
from props.coffee import coffee_beans, ground_coffee
from props.granola import bowl_of_granola
from shapes.mesh import sheet
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-12, elevation=7, fill=0.66),
    "scene": Camera(azimuth=-10, elevation=12, fill=0.6, lens=70, aperture=5),
}
WIDTH, HEIGHT, DEPTH = 1.35, 2.15, 0.42


def build(shot):
    seed = shot.chance.random() * 50
    front = printed("front", shot.labels["front"], 0.55, shot.colour, (0.2, 0.26, 0.8, 0.72), 0.05)
    sheet("front", _face(-1, seed), 120, 200, front)
    sheet("back", _face(1, seed), 80, 120, plastic("back", shot.colour, 0.55))
    if shot.is_scene:
        _set_beside(shot)


def _set_beside(shot):
    holds = shot.option("holds", "beans")
    if holds == "granola":
        bowl_of_granola(shot.chance, (1.1, -0.5))
    elif holds == "ground":
        ground_coffee(shot.chance, 5000, (0.9, -0.55), 0.32, 0.15)
    else:
        coffee_beans(shot.chance, 420, (0.85, -0.6), 0.36)


def _thickness(share):
    """How far the pouch bulges at a share of its height: full below, flat at the seal."""
    if share < 0.86:
        return DEPTH * (0.86 + 0.14 * min(1, share / 0.06) ** 0.5) * (1 - share**1.6) ** 0.75
    return DEPTH * (1 - 0.86**1.6) ** 0.75 * max(0, (0.93 - share) / 0.07) ** 1.2


def _face(side, seed):
    def at(u, v):
        x, height = (u - 0.5) * 2, v * HEIGHT
        bulge = _thickness(v)
        y = side * (bulge * max(0, 1 - abs(x) ** 2.6) ** 0.75 + 0.006)
        if v > 0.93:
            y = side * (0.008 + 0.004 * math.sin(height * 150)) + 0.01 * math.sin(x * 3 + seed)
        else:
            y += _wrinkle(x, v, side, seed) * min(1, bulge * 6) + _fold(x, v)
        return (x * WIDTH / 2 * (1 - 0.085 * bulge / DEPTH), y + 0.05 * math.sin(v * 2.4), height)

    return at


def _wrinkle(x, v, side, seed):
    cloud = noise.fractal(Vector((x * 2.2 + seed, v * 3.2, side * 7)), 1.0, 2.0, 3)
    edge = math.exp(-max(0, 1 - abs(x)) * 7)
    crinkle = math.sin(v * HEIGHT * 19 + 6 * noise.fractal(Vector((x, v * HEIGHT, seed)), 1.0, 2.0, 3))
    return (cloud * 0.035 + 0.018 * crinkle * edge) * min(1, (1 - v) * 5) * min(1, v * 9)


def _fold(x, v):
    """Where the bottom was folded in."""
    return -0.035 * math.exp(-(((v - 0.13 - 0.05 * x * x) / 0.018) ** 2)) * (1 - x**4)
