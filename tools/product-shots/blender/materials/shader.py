"""A Principled material, and short ways to wire nodes into it."""
import bpy


class Shader:
    """One material under construction; `material` is what meshes take."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]

    def node(self, kind, **settings):
        """A node of a kind; settings are its inputs where it has them, else its properties. `_` stands for a space."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            name = key.replace("_", " ")
            if name in node.inputs:
                self._feed(node.inputs[name], value)
            else:
                setattr(node, key, value)
        return node

    def set(self, **inputs):
        """Sets inputs of the surface, such as `Base_Color`, to values or to outputs of nodes."""
        for key, value in inputs.items():
            self._feed(self.surface.inputs[key.replace("_", " ")], value)
        return self

    def link(self, output, socket):
        """Wires an output to an input."""
        self.tree.links.new(output, socket)

    def place(self, kind="Object", scale=(1, 1, 1), shift=(0, 0, 0), turn=0):
        """Texture coordinates, stretched and moved."""
        mapping = self.node("Mapping", Vector=self.node("TexCoord").outputs[kind])
        mapping.inputs["Scale"].default_value = scale
        mapping.inputs["Location"].default_value = shift
        mapping.inputs["Rotation"].default_value = (0, 0, turn)
        return mapping.outputs[0]

    def noise(self, place, scale, detail=2.0, **settings):
        """Soft noise from 0 to 1."""
        return self.node("TexNoise", Vector=place, Scale=scale, Detail=detail, **settings).outputs["Fac"]

    def ramp(self, share, stops, steps="LINEAR"):
        """A value or colour for each share, from stops of position and grey or colour; `CONSTANT` steps are sharp."""
        ramp = self.node("ValToRGB", Fac=share)
        ramp.color_ramp.interpolation = steps
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*(colour if isinstance(colour, tuple) else (colour,) * 3), 1)
        return ramp.outputs[0]

    def mix(self, share, first, second, mode="MIX"):
        """`share` of the second colour over the first."""
        mix = self.node("MixRGB", blend_type=mode)
        for socket, value in zip(mix.inputs, (share, first, second)):
            self._feed(socket, value)
        return mix.outputs[0]

    def math(self, operation, first, second=0.0):
        """A calculation on two values."""
        node = self.node("Math", operation=operation)
        self._feed(node.inputs[0], first)
        self._feed(node.inputs[1], second)
        return node.outputs[0]

    def bump(self, height, strength, distance=0.02):
        """Lets the surface look uneven by `height`."""
        bump = self.node("Bump", Height=height, Strength=strength, Distance=distance)
        self.link(bump.outputs[0], self.surface.inputs["Normal"])

    def _feed(self, socket, value):
        if hasattr(value, "is_output"):
            self.link(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value
