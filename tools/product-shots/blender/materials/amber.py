"""Bottles of brown glass, and jars of what shines through: one body that light enters, not glass round a liquid."""
from materials.shader import Shader
from studio.colour import linear


def filled_glass(name, colour, clearness=0.4, glow=0.0, index=1.32):
    """A glossy body in the colour of its filling. `glow` is the light that it gathers, as honey does."""
    shader = Shader(name)
    tone = linear(colour)
    shader.set(Base_Color=tone, Roughness=0.05, Transmission=clearness, IOR=index, Specular=0.6, Clearcoat=0.7)
    shader.set(Emission=tone, Emission_Strength=glow)
    return shader.material
