"""A limewashed wall."""
from materials.shader import Shader
from materials.textures import image, limewash
from studio.colour import darker, linear


def plaster(name, colour, scale=0.2):
    """Limewash in a colour; `scale` says how often its pattern comes in a unit."""
    shader = Shader(name)
    base = linear(colour)
    wall = shader.node("TexImage", Vector=shader.place(scale=(scale, scale, scale)), projection="BOX")
    wall.image = image("texture limewash", limewash)
    channels = shader.node("SeparateColor", Color=wall.outputs[0])
    shader.set(Base_Color=shader.mix(channels.outputs[0], darker(base, 0.8), base), Roughness=0.95, Specular=0.1)
    shader.bump(channels.outputs[1], 0.25, 0.02)
    return shader.material
