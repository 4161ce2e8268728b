"""The studio: seamless warm paper to the horizon, one wide sun, soft boxes for reflections."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from studio.colour import linear
from studio.lights import black_flag, soft_box, sun
from studio.scene import add

GROUND = "#f6f1ea"
WARM, COOL = (1.0, 0.985, 0.96), (1.0, 0.995, 0.985)
SUN_DISC = 34
KEY, FILL = 0.88, 0.33


def build(points, size, shot):
    """Lights `points` on paper."""
    light_on_paper(points, size, shot, Sunlight(-42, 50, math.sin(math.radians(50))))


@dataclass(frozen=True)
class Sunlight:
    """Where the sun stands, and the share of its light that the paper takes, which hangs on how the paper faces it."""

    azimuth: float
    elevation: float
    share: float


def light_on_paper(points, size, shot, sunlight, turn=0):
    """Paper to the horizon, turned about the axis from left to right, and what lights it and the `points` before it."""
    centre = Vector([float(value) for value in (points.min(0) + points.max(0)) / 2])
    albedo = [channel * 0.9 for channel in linear(GROUND)]
    _lay_paper(size, albedo).rotation_euler = (turn, 0, 0)
    sun("key", sunlight.azimuth, sunlight.elevation, KEY, SUN_DISC, WARM)
    paper = [a * (KEY * sunlight.share * w + FILL * c) * 0.974 for a, w, c in zip(albedo, WARM, COOL)]
    _surround(paper)
    soft_box("key box", centre + Vector((-4.6, -3.0, 3.6)) * size, centre, 3.4 * size, 4.6 * size, 3.4)
    soft_box("rim box", centre + Vector((4.5, 1.5, 2.2)) * size, centre, 1.5 * size, 4.5 * size, 1.8)
    if shot.is_glass:
        for side in (-1, 1):
            place = centre + Vector((side * 3.4, 1.5, 1.0)) * size
            black_flag("flag", place, centre, 3.2 * size, 6 * size)


def _lay_paper(size, albedo):
    reach = 4000 * size
    mesh = bpy.data.meshes.new("paper")
    corners = [(-reach, -reach, 0), (reach, -reach, 0), (reach, reach, 0), (-reach, reach, 0)]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    shader = bpy.data.materials.new("paper")
    shader.use_nodes = True
    tree = shader.node_tree
    surface = tree.nodes.new("ShaderNodeBsdfDiffuse")
    surface.inputs[0].default_value = (*albedo, 1)
    tree.links.new(surface.outputs[0], tree.nodes["Material Output"].inputs[0])
    mesh.materials.append(shader)
    return add("paper", mesh)


def _surround(paper):
    """Beyond the paper it is as bright as paper, so there is no horizon; what is mirrored grows dark upwards."""
    world = bpy.data.worlds.new("surroundings")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    tree = world.node_tree
    rays = tree.nodes.new("ShaderNodeLightPath")
    seen = tree.nodes.new("ShaderNodeMath")
    seen.operation = "MAXIMUM"
    tree.links.new(rays.outputs["Is Camera Ray"], seen.inputs[0])
    tree.links.new(rays.outputs["Is Transmission Ray"], seen.inputs[1])
    light = _choose(tree, rays.outputs["Is Glossy Ray"], tuple(FILL * c for c in COOL), _mirrored(tree, paper))
    tree.links.new(_choose(tree, seen.outputs[0], light, paper), tree.nodes["Background"].inputs[0])


def _mirrored(tree, paper):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(coordinates.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0, (*[channel * 0.75 for channel in paper], 1)
    high.position, high.color = 0.75, (0.16, 0.155, 0.15, 1)
    return ramp.outputs[0]


def _choose(tree, share, otherwise, then):
    mix = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(share, mix.inputs[0])
    for socket, value in ((mix.inputs[1], otherwise), (mix.inputs[2], then)):
        if hasattr(value, "is_output"):
            tree.links.new(value, socket)
        else:
            socket.default_value = (*value, 1)
    return mix.outputs[0]
