"""Coffee: roasted beans, or ground."""
import math
from dataclasses import replace

import numpy as np

from materials.matte import bisque
from materials.shader import Shader
from shapes.grains import Grain, Spot, any_turn, ball, block, chance_and_height, grains, strewn
from shapes.turned import turned
from studio.colour import albedo, blend, darker

SIZE = 0.05
FLAT, ROUND = 0.3, 0.62
GROOVE = 0.13
ROAST, GROUND = "#55331d", "#3a2414"
CRUMBS = (0.006, 0.013)


def coffee_beans(chance, count, middle, spread, clear=()):
    """Beans in a loose heap: `count` tries for those on the table, and some that lie on them."""
    places = strewn(chance, count, middle, spread, (SIZE * 0.74, SIZE * 0.86), clear)
    spots = [_lying(chance, x, y, 0.0) for x, y, _ in places]
    upper = strewn(chance, count // 2, middle, spread * 0.5, (SIZE * 0.86, SIZE * 0.96), clear)
    spots += [_lying(chance, x, y, SIZE * 0.8, 0.6) for x, y, _ in upper]
    return grains("bean", (_bean(),), spots, _roasted(ROAST), chance)


def ground_coffee(chance, count, middle, radius, height):
    """A heap of it, whose crumbs lie farther apart the farther out they are."""
    slope = [(radius * share, height * math.exp(-((share / 0.5) ** 2))) for share in np.linspace(1, 0, 30)]
    core = turned("core", slope, bisque("core", GROUND, 0.8), 96, False, wobble=0.08, seed=chance.random() * 9)
    core.location = (*middle, -0.018 * height / 0.13)
    spots = []
    for _ in range(count):
        share, angle, size = abs(chance.gauss(0, 0.5)), chance.uniform(0, 2 * math.pi), chance.uniform(*CRUMBS)
        x, y = middle[0] + radius * share * math.cos(angle), middle[1] + radius * share * math.sin(angle)
        spots.append(Spot((x, y, size * 0.5 + height * math.exp(-((share / 0.5) ** 2))), size, any_turn(chance)))
    kinds = [block(chance, (1, 0.9, 0.7), 0.4) for _ in range(6)]
    return grains("crumb", kinds, spots, _roasted(GROUND), chance, is_smooth=False)


def _lying(chance, x, y, above, tilt=0.4):
    """On its back with the groove up, or on its flat side."""
    size, is_up = SIZE * chance.uniform(0.88, 1.1), chance.random() < 0.68
    height = above + size * (ROUND if is_up else FLAT) * 0.97
    lean = tuple(chance.uniform(-tilt, tilt) + side for side in (0 if is_up else math.pi, 0))
    return Spot((x, y, height), size, (*lean, chance.uniform(0, 2 * math.pi)))


def _bean() -> Grain:
    bean = ball(_half_oval, 40, 36)
    return replace(bean, heights=_in_groove(*bean.points.T) * (bean.points[:, 2] > 0))


def _half_oval(x, y, z):
    y *= 0.74
    if z <= 0:
        return (x, y, z * ROUND)
    return (x, y, FLAT * (1 - (1 - z) ** 3) - 0.3 * float(_in_groove(x, y, z)) * max(0.0, 1 - x * x) ** 0.5)


def _in_groove(x, y, _z):
    """1 in the middle of the groove, which winds a little, 0 beside it."""
    return np.exp(-(((y - 0.05 * np.sin(3.2 * x)) / GROOVE) ** 2))


def _roasted(colour):
    shader = Shader("bean")
    own, height = chance_and_height(shader)
    tone = albedo(colour)
    surface = shader.mix(own, darker(tone, 0.7), darker(tone, 1.2))
    surface = shader.mix(shader.math("MULTIPLY", height, 0.45), surface, blend(tone, albedo("#b98a58"), 0.4))
    surface = shader.mix(shader.ramp(height, [(0.8, 0.0), (0.95, 0.8)]), surface, darker(tone, 0.3))
    shader.set(Base_Color=surface, Roughness=0.42, Specular=0.45)
    shader.bump(shader.noise(shader.place(), 55.0, 3.0), 0.2, 0.006)
    return shader.material
