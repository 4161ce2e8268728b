"""Coarse salt: crystals in a jar, in a heap, strewn about."""
import math

from materials.shader import Shader
from shapes.grains import Spot, any_turn, block, chance_and_height, grains
from shapes.turned import turned
from studio.colour import albedo, blend, darker

KINDS = 9
SIZES = (0.013, 0.037)
STRAYS = 14
# What shines through crystals from their other side.
LIGHT_WITHIN = 0.12


def salt_in(chance, hollow, level, colour):
    """Fills a hollow with crystals: those at the glass and at both ends are seen, and a core closes what is between."""
    spots = [*_at_the_glass(chance, hollow, level, 4900)]
    for height in (hollow.floor + SIZES[1], level):
        spots += _layer(chance, hollow.radius(height), height, 800)
    _crystals(chance, spots, colour)
    floor = hollow.floor + SIZES[1]
    heights = [floor + (level - floor) * step / 40 for step in range(41)]
    core = [(max(0.0, hollow.radius(height) - 0.05), height) for height in heights]
    inside = Shader("core").set(Base_Color=darker(albedo(colour), 0.8), Roughness=1.0).material
    turned("core", [(0, floor), *core, (0, level)], inside, 64, is_curve=False)


def salt_heap(chance, middle, radius, height, count, colour):
    """A heap of crystals, and a few that rolled off."""
    spots = []
    for _ in range(count):
        far, angle, size = radius * chance.random() ** 0.5, chance.uniform(0, 2 * math.pi), chance.uniform(*SIZES)
        z = size * 0.5 + height * (1 - far / radius) * chance.random() ** 0.3
        spots.append(_crystal(chance, middle, far, angle, z, size))
    for _ in range(STRAYS):
        size = chance.uniform(*SIZES)
        far = radius * chance.uniform(1.05, 1.7)
        spots.append(_crystal(chance, middle, far, chance.uniform(0, 2 * math.pi), size * 0.5, size))
    _crystals(chance, spots, colour)


def _at_the_glass(chance, hollow, level, count):
    for number in range(count):
        size = chance.uniform(*SIZES)
        height = hollow.floor + size + (level - hollow.floor - size) * (number + chance.random()) / count
        far = max(0.0, hollow.radius(height) - size * chance.uniform(1.0, 1.9))
        yield _crystal(chance, (0, 0), far, chance.uniform(0, 2 * math.pi), height, size)


def _layer(chance, radius, level, count):
    for _ in range(count):
        far = (radius - 0.05) * chance.random() ** 0.5
        yield _crystal(chance, (0, 0), far, chance.uniform(0, 2 * math.pi), level + chance.uniform(-0.01, 0.01))


def _crystal(chance, middle, far, angle, height, size=SIZES[1]):
    place = (middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle), height)
    return Spot(place, size, any_turn(chance))


def _crystals(chance, spots, colour):
    shader = Shader("salt")
    own, _ = chance_and_height(shader)
    tone = albedo(colour)
    surface = shader.mix(own, darker(tone, 0.9), blend(tone, (0.95, 0.95, 0.95), 0.5))
    shader.set(Base_Color=surface, Roughness=0.16, Specular=0.6)
    shader.set(Emission=surface, Emission_Strength=LIGHT_WITHIN)
    shader.material.cycles.sample_as_light = False
    kinds = [block(chance, (1, 1, chance.uniform(0.6, 1.5)), 0.42) for _ in range(KINDS)]
    return grains("salt", kinds, spots, shader.material, chance, is_smooth=False)
