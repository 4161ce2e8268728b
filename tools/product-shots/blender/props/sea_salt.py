"""Flakes of sea salt."""
import math

from materials.shader import Shader
from shapes.grains import Spot, block, chance_and_height, grains, strewn
from studio.colour import albedo, darker

THINNEST, THICKEST = 0.12, 0.35
KINDS = 8


def salt_flakes(chance, count, middle, spread, sizes, clear=()):
    """Flakes that lie about; of `count` tries those that find room."""
    kinds = [_flake(chance) for _ in range(KINDS)]
    spots = []
    for x, y, size in strewn(chance, count, middle, spread, sizes, clear):
        lean = (chance.uniform(-0.15, 0.15), chance.uniform(-0.15, 0.15), chance.uniform(0, 2 * math.pi))
        spots.append(Spot((x, y, size * 0.2), size, lean))
    shader = Shader("salt flake")
    own, _ = chance_and_height(shader)
    white = albedo("#fbf9f4")
    shader.set(Base_Color=shader.mix(own, darker(white, 0.88), white), Roughness=0.18, Specular=0.6)
    return grains("flake", kinds, spots, shader.material, chance, is_smooth=False)


def _flake(chance):
    return block(chance, (chance.uniform(0.7, 1.2), chance.uniform(0.6, 1.1), chance.uniform(THINNEST, THICKEST)), 0.45)
