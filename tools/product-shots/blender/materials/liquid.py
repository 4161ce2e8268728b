"""Drinks, honey and jelly: they let light through, and the farther it goes in them, the more they colour it."""
import math

from materials.glass import see_through
from materials.mixed import mixed
from materials.shader import Shader
from studio.colour import darker, linear

IN_GLASS = 0.93
DARKEST = 0.004


def liquid(name, colour, depth, cloud=0.0, index=IN_GLASS):
    """A liquid through which, `depth` thick, white is seen in a colour; `cloud` is the share that it scatters itself.

    The index is that to what is round it, which is glass.
    """
    shader = Shader(name)
    tone = linear(colour)
    body = shader.node("BsdfGlass", Roughness=0.0, IOR=index, Color=(1, 1, 1))
    if cloud:
        body = mixed(shader, cloud, body, shader.node("BsdfDiffuse", Color=tone))
    see_through(shader, body, darker((1, 1, 1), 1 - cloud / 2))
    taken = [-math.log(max(DARKEST, channel)) / depth for channel in tone]
    density = max(taken)
    left = tuple(1 - share / density for share in taken)
    absorption = shader.node("VolumeAbsorption", Color=left, Density=density)
    shader.link(absorption.outputs[0], shader.output.inputs["Volume"])
    return shader.material
