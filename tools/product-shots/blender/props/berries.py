"""Berries of the forest, strewn on a table or in jelly."""
import math
from dataclasses import dataclass

from materials.shader import Shader
from shapes.grains import Grain, Spot, any_turn, ball, chance_and_height, cluster, grains, strewn
from studio.colour import albedo, darker


@dataclass(frozen=True)
class Berry:
    """What a kind of berry looks like: its radius where a unit is eight centimetres, its skin, and its forms."""

    radius: float
    skin: str
    kinds: tuple[Grain, ...]
    bloom: float = 0.0
    rest: str | None = None
    gloss: float = 0.3


def _crowned(x, y, z):
    """A ball whose upper end is sunk where the flower was, with a rim round it."""
    out = math.hypot(x, y)
    rim = 0.1 * math.exp(-(((out - 0.36) / 0.09) ** 2)) if z > 0 else 0.0
    pit = -0.16 * math.exp(-((out / 0.27) ** 4)) if z > 0 else 0.0
    return (x, y, z * 0.92 + rim + pit)


def _tipped(x, y, z):
    """A ball with a small dark tip."""
    out = math.hypot(x, y)
    tip = 0.09 * math.exp(-((out / 0.13) ** 2)) if z > 0 else 0.0
    return (x, y, z * 0.95 + tip)


BERRIES = {
    "lingonberry": Berry(0.045, "#a50f1c", (ball(_tipped, 24, 30),), rest="#3b0d10", gloss=0.18),
    "blueberry": Berry(0.055, "#24233a", (ball(_crowned, 28, 36),), bloom=0.4, rest="#15131f", gloss=0.55),
    "blackcurrant": Berry(0.052, "#1d1220", (ball(_tipped, 24, 30),), rest="#3a2a20", gloss=0.22),
    "raspberry": Berry(0.115, "#b01f3a", (cluster(0.27, 44, (0.86, 0.86, 1.05), 0.25),), gloss=0.3),
    "cloudberry": Berry(0.115, "#ea9c34", (cluster(0.4, 19, (1, 1, 0.8), 0.2),), gloss=0.22),
}


def strewn_berries(chance, kind, count, middle, spread, clear=(), scale=1.0):
    """Berries that lie beside each other on the table."""
    berry = BERRIES[kind]
    radius = berry.radius * scale
    places = strewn(chance, count, middle, spread, (radius * 0.86, radius * 1.1), clear)
    spots = [Spot((x, y, size * 0.93), size, _lying(chance, kind)) for x, y, size in places]
    return grains(kind, berry.kinds, spots, _skin(berry), chance)


def berries_in(chance, kind, places):
    """Whole berries in jelly, at places."""
    berry = BERRIES[kind]
    spots = [Spot(place, berry.radius * chance.uniform(0.85, 1.1), any_turn(chance)) for place in places]
    return grains(kind, berry.kinds, spots, _skin(berry), chance)


def _lying(chance, kind):
    """Berries of one piece roll to any side; those of many lie on it."""
    if kind in ("raspberry", "cloudberry"):
        return (math.pi / 2 + chance.uniform(-0.5, 0.5), chance.uniform(-0.4, 0.4), chance.uniform(0, 2 * math.pi))
    return (chance.uniform(-1.5, 1.5), chance.uniform(-1.5, 1.5), chance.uniform(0, 2 * math.pi))


def _skin(berry):
    shader = Shader("skin")
    own, height = chance_and_height(shader)
    skin = albedo(berry.skin)
    surface = shader.mix(own, darker(skin, 0.7), darker(skin, 1.25))
    if berry.bloom:
        clouds = shader.ramp(shader.noise(shader.place(), 9.0, 4.0), [(0.38, 0.0), (0.66, berry.bloom)])
        surface = shader.mix(clouds, surface, albedo("#7f8cab"))
    if berry.rest:
        surface = shader.mix(shader.ramp(height, [(0.93, 0.0), (0.965, 1.0)]), surface, albedo(berry.rest))
    shader.set(Base_Color=surface, Roughness=berry.gloss, Specular=0.5)
    return shader.material
