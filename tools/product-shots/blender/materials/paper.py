"""The edges of many sheets."""
from materials.shader import Shader
from studio.colour import albedo, darker


def page_block(thick, colour="#efe6d4"):
    """Sheets on each other: fine lines across the thickness, a few of them darker."""
    shader = Shader("pages")
    base = albedo(colour)
    place = shader.place(scale=(0.6, 0.6, 70 / max(thick, 0.15) ** 0.5))
    lines = shader.noise(place, 1.0, 4.0)
    shader.set(Base_Color=shader.mix(lines, darker(base, 0.72), base), Roughness=0.9, Specular=0.1)
    shader.bump(lines, 0.3, 0.01)
    return shader.material
