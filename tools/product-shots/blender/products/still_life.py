"""Goods of several families, set out together as on a table, for banners. The camera is the still life's own."""
import importlib
import math

from shapes.arranged import arranged
from shot import Shot
from studio.bounds import points_of

CENTIMETRES = 10
"""How many a unit is."""


def build(shot):
    for number, goods in enumerate(shot.option("goods", [])):
        _set_out(shot, number, **goods)


def _set_out(shot, number, make, at, tall, turn=0, lift=0):
    """Lets a generator make the goods, and puts them at `at`, `tall` centimetres high and turned by `turn` degrees."""
    stand, made = arranged(lambda: _make(shot, number, make))
    points = points_of(made)
    low, high = points.min(0), points.max(0)
    scale = tall / CENTIMETRES / float(high[2] - low[2])
    stand.scale = (scale, scale, scale)
    stand.rotation_euler = (0, 0, math.radians(turn))
    stand.location = (at[0] / CENTIMETRES, at[1] / CENTIMETRES, lift / CENTIMETRES - float(low[2]) * scale)


def _make(shot, number, make):
    one = Shot(**make, name=shot.name, set=shot.set, seed=shot.seed + number)
    importlib.import_module("products." + one.generator).build(one)
