"""Paper or film with a printed picture on it."""
import bpy

from materials.shader import Shader
from studio.colour import albedo


def printed(name, path, roughness=0.7, ground=None, within=(0, 0, 1, 1), grain=0.08, repeats=False):
    """The picture fills the UV rectangle `within` (left, bottom, right, top).

    Round it, a `ground` colour is seen, or the picture `repeats`, as on wrapping paper.
    """
    shader = Shader(name)
    left, bottom, right, top = within
    wide, high = right - left, top - bottom
    place = shader.place("UV", (1 / wide, 1 / high, 1), (-left / wide, -bottom / high, 0))
    edge = "REPEAT" if repeats else "CLIP" if ground else "EXTEND"
    picture = shader.node("TexImage", Vector=place, extension=edge, interpolation="Cubic")
    picture.image = bpy.data.images.load(path)
    surface = shader.mix(1.0, picture.outputs["Color"], (0.86, 0.86, 0.86), "MULTIPLY")
    if ground:
        surface = shader.mix(picture.outputs["Alpha"], albedo(ground), surface)
    fibres = shader.noise(shader.place(), 45.0, 5.0)
    surface = shader.mix(shader.math("MULTIPLY", fibres, 0.08), surface, (0.5, 0.45, 0.4))
    shader.set(Base_Color=surface, Roughness=roughness, Specular=0.3)
    shader.bump(fibres, grain, 0.01)
    return shader.material
