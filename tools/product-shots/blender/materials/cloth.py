"""Cloth: its colour, its weave, and how dark the gaps between threads are."""
from dataclasses import dataclass

from materials.shader import Shader
from materials.textures import image, knit, weave
from studio.colour import albedo, darker

MAKES = {
    "linen": weave,
    "fine linen": lambda: weave(64, 10, 0.3, 7),
    "canvas": lambda: weave(12, 32, 0.12, 9),
    "twill": lambda: weave(16, 24, 0.1, 4, True),
    "knit": knit,
    "rib": lambda: knit(rib=4),
}


@dataclass(frozen=True)
class Hand:
    """How a cloth feels: how deep its threads lie, how dark the gaps are, how uneven its dye, how it shines."""

    bump: float = 0.6
    depth: float = 0.02
    gaps: float = 0.55
    uneven: float = 0.35
    sheen: float = 0.5


KNITTED = Hand(bump=1.0, depth=0.03, gaps=0.35, uneven=0.25, sheen=0.5)


def cloth(name, colour, make="linen", repeat=(8, 8), hand=Hand(), turn=0, pattern=None):
    """Cloth of a make; `repeat` says how often the texture fits along each UV. Stripes and prints are patterns."""
    shader = Shader(name)
    texture = shader.node("TexImage", Vector=shader.place("UV", (*repeat, 1), turn=turn))
    texture.image = image(f"texture {make}", MAKES[make])
    channels = shader.node("SeparateColor", Color=texture.outputs[0])
    surface = _dyed(shader, colour, channels, hand)
    if pattern:
        surface = pattern.over(shader, surface, lambda other: _dyed(shader, other, channels, hand))
    shader.set(Base_Color=surface, Roughness=0.92, Specular=0.12, Sheen=hand.sheen, Sheen_Tint=0.6)
    shader.bump(channels.outputs[0], hand.bump, hand.depth)
    return shader.material


def _dyed(shader, colour, channels, hand):
    """Threads of a colour with dark gaps between them; they are so much lighter that the whole is of the colour."""
    base = tuple(min(0.92, channel * (1 + 0.5 * hand.gaps)) for channel in albedo(colour))
    height, tone = channels.outputs[0], channels.outputs[1]
    lighter = tuple(min(1.0, channel * (1 + hand.uneven * 0.5)) for channel in base)
    threads = shader.mix(tone, darker(base, 1 - hand.uneven), lighter)
    threads = shader.mix(1.0, threads, shader.ramp(height, [(0, 1 - hand.gaps), (0.75, 1.0)]), "MULTIPLY")
    clouds = shader.noise(shader.place("UV"), 3.0, 3.0)
    return shader.mix(0.1, threads, shader.ramp(clouds, [(0.3, darker(base, 0.75)), (0.7, base)]))
