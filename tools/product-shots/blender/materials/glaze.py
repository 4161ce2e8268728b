"""Glazed stoneware: bare clay at the foot, iron specks in the glaze."""
from materials.shader import Shader
from studio.colour import albedo, blend, darker

CLAY = "#b48a68"
IRON = "#4a3426"


def glaze(name, colour, speckles=0.3, foot=None, roughness=0.16):
    """Glaze in a colour; below the height `foot` the clay is bare."""
    shader = Shader(name)
    base = albedo(colour)
    place = shader.place()
    pooled = shader.ramp(shader.noise(place, 3.0, 4.0), [(0.35, 0.0), (0.75, 1.0)])
    # Where it pools it is paler; a dark one less, or it looks dusty.
    paler = min(0.05, 0.4 * max(base))
    surface = shader.mix(pooled, darker(base, 0.91), blend(base, (1, 0.97, 0.9), paler))
    if speckles:
        surface = _specks(shader, place, surface, speckles)
    gloss = roughness
    if foot is not None:
        surface, gloss = _bare_below(shader, place, surface, foot, roughness)
    shader.set(Base_Color=surface, Roughness=gloss, Specular=0.5)
    shader.bump(shader.noise(place, 5.0), 0.09, 0.04)
    return shader.material


def _specks(shader, place, surface, amount):
    for scale, size in ((26, 0.15), (58, 0.13)):
        cells = shader.node("TexVoronoi", Vector=place, Scale=float(scale), Randomness=1.0)
        chosen = shader.math(
            "GREATER_THAN", shader.node("SeparateColor", Color=cells.outputs["Color"]).outputs[0], 1 - amount
        )
        spot = shader.ramp(cells.outputs["Distance"], [(size * 0.5, 1.0), (size * 1.6, 0.0)])
        share = shader.math("MULTIPLY", shader.math("MULTIPLY", spot, chosen), 0.62)
        surface = shader.mix(share, surface, albedo(IRON))
    return surface


def _inside(shader):
    """1 where the surface faces the axis or the sky, as the inside of a vessel does."""
    coordinates = shader.node("TexCoord")
    facing = shader.node("SeparateXYZ", Vector=coordinates.outputs["Normal"]).outputs
    spot = shader.node("SeparateXYZ", Vector=coordinates.outputs["Object"]).outputs
    outwards = shader.math(
        "ADD", shader.math("MULTIPLY", facing[0], spot[0]), shader.math("MULTIPLY", facing[1], spot[1])
    )
    return shader.math("MAXIMUM", shader.math("LESS_THAN", outwards, 0), shader.math("GREATER_THAN", facing[2], 0.7))


def _bare_below(shader, place, surface, foot, roughness):
    height = shader.node("SeparateXYZ", Vector=shader.node("TexCoord").outputs["Object"]).outputs[2]
    wave = shader.math("MULTIPLY", shader.math("SUBTRACT", shader.noise(place, 2.2), 0.5), 0.04)
    above = shader.math("GREATER_THAN", shader.math("ADD", height, wave), foot)
    glazed = shader.math("MAXIMUM", above, _inside(shader))
    clay = albedo(CLAY)
    grain = shader.mix(shader.noise(place, 60.0, 4.0), darker(clay, 0.75), clay)
    return (
        shader.mix(glazed, grain, surface),
        shader.math("SUBTRACT", 0.85, shader.math("MULTIPLY", glazed, 0.85 - roughness)),
    )
