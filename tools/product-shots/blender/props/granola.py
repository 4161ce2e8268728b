"""Granola: toasted flakes, clusters, nuts and dried berries."""
import math

from materials.shader import Shader
from props.pots import pot
from shapes.grains import Spot, any_turn, chance_and_height, grains, lump
from shapes.turned import turned
from studio.colour import albedo, darker

SCALE = 0.8
RIM, LEVEL, DOME = 0.405, 0.27, 0.07
# What it is made of: how many, how big, of which colour, how stretched.
PARTS = {
    "flake": (520, (0.03, 0.045), "#cfa066", (1, 0.8, 0.16)),
    "rye": (240, (0.03, 0.042), "#a8743f", (1, 0.75, 0.2)),
    "cluster": (60, (0.045, 0.075), "#b07d45", (1, 0.8, 0.7)),
    "hazelnut": (26, (0.048, 0.06), "#8a5328", (1, 0.95, 0.9)),
    "berry": (30, (0.024, 0.034), "#6d1420", (1, 0.9, 0.8)),
}
STRAYS = {"flake": 16, "rye": 7, "cluster": 2, "hazelnut": 1, "berry": 2}


def bowl_of_granola(chance, place):
    """A small bowl of it, with crumbs before the bowl."""
    pot(chance, "bowl", (*place, 0), "#efe8da", SCALE)
    core = Shader("core").set(Base_Color=darker(albedo("#a8743f"), 0.5), Roughness=1.0).material
    heap = [(0.1, 0.06), (RIM - 0.05, LEVEL - 0.03), (RIM * 0.5, LEVEL + DOME * 0.4), (0, LEVEL + DOME * 0.6)]
    turned("core", heap, core, 48, is_curve=False).location = (*place, 0)
    for name, (count, sizes, colour, stretch) in PARTS.items():
        spots = [_in_bowl(chance, place, chance.uniform(*sizes)) for _ in range(count)]
        spots += [_beside(chance, place, chance.uniform(*sizes), stretch[2]) for _ in range(STRAYS[name])]
        kinds = [lump(number * 2.9 + count, 0.3, 1.5, stretch, 14, 9) for number in range(5)]
        grains(name, kinds, spots, _toasted(name, colour), chance)


def _in_bowl(chance, place, size):
    share, angle = chance.random() ** 0.5, chance.uniform(0, 2 * math.pi)
    far = (RIM - size) * share
    height = LEVEL + DOME * (1 - share**2) + chance.uniform(-0.02, 0.025)
    return Spot((place[0] + far * math.cos(angle), place[1] + far * math.sin(angle), height), size, any_turn(chance))


def _beside(chance, place, size, flatness):
    x, y = place[0] + chance.gauss(-0.2, 0.22), place[1] - 0.42 - abs(chance.gauss(0, 0.13))
    lean = (chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), chance.uniform(0, 2 * math.pi))
    return Spot((x, y, size * (flatness + 0.03)), size, lean)


def _toasted(name, colour):
    shader = Shader(name)
    own, _ = chance_and_height(shader)
    tone = albedo(colour)
    spots = shader.noise(shader.place(), 40.0, 4.0)
    surface = shader.mix(own, darker(tone, 0.75), darker(tone, 1.2))
    surface = shader.mix(shader.ramp(spots, [(0.45, 0.0), (0.7, 0.5)]), surface, darker(tone, 0.55))
    shader.set(Base_Color=surface, Roughness=0.6, Specular=0.3)
    shader.bump(spots, 0.5, 0.01)
    return shader.material
