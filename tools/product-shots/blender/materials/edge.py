"""An edge for white goods: beside them photographers set a dark card, as white before white has none."""
from studio.colour import albedo

# White is what throws back so much of each colour.
WHITE = 0.5
# How much light is left at the very edge, and from where it goes: 0 faces the camera, 1 is seen along the surface.
LEFT, FROM = 0.62, 0.5


def with_edge(material, shot):
    """The goods' material; a white one, shown by itself, grows darker where it turns away."""
    if not shot.is_scene and min(albedo(shot.colour)) > WHITE:
        _darken_edge(material.node_tree)
    return material


def _darken_edge(tree):
    # By hand, as a Shader begins a material and cannot take one up again.
    surface = tree.nodes["Principled BSDF"].inputs["Base Color"]
    away = tree.nodes.new("ShaderNodeLayerWeight")
    away.inputs["Blend"].default_value = 0.5
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    near, far = ramp.color_ramp.elements
    near.position, near.color = FROM, (1, 1, 1, 1)
    far.position, far.color = 1, (LEFT, LEFT, LEFT, 1)
    shaded = tree.nodes.new("ShaderNodeMixRGB")
    shaded.blend_type, shaded.inputs[0].default_value = "MULTIPLY", 1
    shaded.inputs[1].default_value = surface.default_value
    if surface.is_linked:
        tree.links.new(surface.links[0].from_socket, shaded.inputs[1])
    tree.links.new(away.outputs["Facing"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shaded.inputs[2])
    tree.links.new(shaded.outputs[0], surface)
