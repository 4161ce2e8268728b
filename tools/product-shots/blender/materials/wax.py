"""Candle wax: soft and faintly glossy. Light that goes into it would be noise at few samples, so it stays outside."""
from materials.shader import Shader
from studio.colour import albedo, blend


def wax(name, colour="#f2e9d8"):
    """Wax of a colour, a little paler where it is thin."""
    shader = Shader(name)
    base = albedo(colour)
    place = shader.place()
    shader.set(Base_Color=shader.mix(shader.noise(place, 1.5, 3.0), base, blend(base, (1, 0.92, 0.82), 0.12)))
    shader.set(Roughness=0.42, Specular=0.35, Sheen=0.25)
    shader.bump(shader.noise(place, 6.0), 0.06, 0.03)
    return shader.material
