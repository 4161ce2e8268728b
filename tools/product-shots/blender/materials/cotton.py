"""Yarn of cotton, as towels are woven of."""
from materials.shader import Shader
from studio.colour import albedo

# Light that goes through yarn and from loop to loop, more often than is counted; each time it takes the colour on.
GLOW = 0.15


def cotton_yarn(colour):
    """Cotton of a colour, matt and soft."""
    shader = Shader("yarn")
    dyed = albedo(colour)
    shader.set(Base_Color=dyed, Roughness=0.95, Specular=0.05, Sheen=0.4, Sheen_Tint=0.6)
    shader.set(Emission=tuple(channel**2 for channel in dyed), Emission_Strength=GLOW)
    shader.material.cycles.sample_as_light = False
    return shader.material
