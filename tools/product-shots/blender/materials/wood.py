"""Planed and oiled wood: rings, fibres and pores along one axis."""
from materials.shader import Shader
from materials.textures import grain, image
from studio.colour import albedo, darker

# Colour of late wood, of early wood, of pores.
KINDS = {
    "oak": ("#b98a58", "#d3aa78", "#8f6238"),
    "birch": ("#dcbf97", "#ead4b2", "#cfa976"),
    "walnut": ("#644029", "#8a6144", "#43291b"),
    "black": ("#221e1b", "#2e2a26", "#151210"),
}


def wood(name, kind, along="Z", seed=0, scale=1.0, roughness=0.5):
    """Wood of a kind, or stained in any colour written as `#rrggbb`. At scale 1 the pattern repeats after 4 units."""
    late, early, pore = _tones(kind)
    shader = Shader(name)
    cut = shader.node("TexImage", Vector=_sawn(shader, along, seed, 0.25 * scale))
    cut.image = image("texture grain", grain)
    rings, fibres, pores = shader.node("SeparateColor", Color=cut.outputs[0]).outputs
    surface = shader.mix(rings, early, late)
    surface = shader.mix(shader.math("MULTIPLY", fibres, 0.4), surface, darker(late, 0.8))
    surface = shader.mix(shader.math("MULTIPLY", pores, 0.3 if kind == "birch" else 0.55), surface, pore)
    shader.set(Base_Color=surface, Roughness=roughness, Specular=0.35)
    shader.bump(shader.math("SUBTRACT", fibres, shader.math("MULTIPLY", pores, 0.8)), 0.14, 0.012)
    return shader.material


def _sawn(shader, along, seed, scale):
    """Where the grain is cut: upwards along the axis, sideways across both others, so no face shows it smeared."""
    axis = "XYZ".index(along)
    spot = shader.node("SeparateXYZ", Vector=shader.node("TexCoord").outputs["Object"]).outputs
    first, second = [spot[other] for other in range(3) if other != axis]
    shares = shader.math("MULTIPLY", first, 0.8 * scale), shader.math("MULTIPLY", second, 0.6 * scale)
    across = shader.math("ADD", *shares)
    cut = shader.node("CombineXYZ")
    shader.link(shader.math("ADD", across, seed * 0.37), cut.inputs[0])
    shader.link(shader.math("MULTIPLY", spot[axis], 0.5 * scale), cut.inputs[1])
    return cut.outputs[0]


def _tones(kind):
    if kind in KINDS:
        return [albedo(tone) for tone in KINDS[kind]]
    base = albedo(kind)
    return [darker(base, 0.9), base, darker(base, 0.72)]
