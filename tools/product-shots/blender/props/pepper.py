"""Black peppercorns."""
from materials.shader import Shader
from shapes.grains import Spot, any_turn, chance_and_height, grains, lump, strewn
from studio.colour import albedo, darker

SIZE = 0.021
APART = 2.1
KINDS = 5


def peppercorns(chance, count, middle, spread, clear=()):
    """Wrinkled corns that lie apart from each other; of `count` tries those that find room."""
    places = strewn(chance, count, middle, spread, (SIZE * APART * 0.85, SIZE * APART * 1.1), clear)
    spots = [Spot((x, y, size / APART * 0.95), size / APART, any_turn(chance)) for x, y, size in places]
    kinds = [lump(3.7 * number, 0.27, 2.2, columns=36, rows=26) for number in range(KINDS)]
    return grains("corn", kinds, spots, _skin(), chance)


def _skin():
    shader = Shader("peppercorn")
    own, _ = chance_and_height(shader)
    tone = albedo("#2a211b")
    shader.set(Base_Color=shader.mix(own, darker(tone, 0.6), darker(tone, 1.7)), Roughness=0.6, Specular=0.35)
    return shader.material
