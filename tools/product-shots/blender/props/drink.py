"""What cups are filled with."""
from materials.shader import Shader
from shapes.turned import turned
from studio.colour import albedo


def filling(name, radius, height, colour="#2c160c", place=(0, 0, 0)):
    """The level surface of a drink in a vessel."""
    shader = Shader(name)
    shader.set(Base_Color=albedo(colour), Roughness=0.05, Specular=0.5)
    level = turned(name, [(0, height), (radius, height)], shader.material, 96, is_curve=False)
    level.location = place
    return level
