"""Lights and cards that the sets are lit with."""
import math

import bpy
from mathutils import Vector

from studio.scene import add


def sun(name, azimuth, elevation, irradiance, disc, colour):
    """A sun disc of `disc` degrees. Suns have no fall-off, so paper is equally bright to the horizon."""
    light = bpy.data.lights.new(name, "SUN")
    light.energy, light.angle, light.color = irradiance * math.pi, math.radians(disc), colour
    lamp = add(name, light)
    around, up = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
    lamp.rotation_euler = (-towards).to_track_quat("-Z", "Y").to_euler()
    lamp.visible_glossy = lamp.visible_transmission = False
    return lamp


def soft_box(name, place, target, width, height, radiance):
    """A bright card that is only seen in reflections."""
    light = tuple(radiance * channel for channel in (1, 0.985, 0.965))
    return _glowing(_card(name, place, target, width, height), light, light)


def reflected_card(name, place, size, light):
    """An upright card that faces the goods and is only seen in reflections, as something of a room is.

    `light` says how bright it is at its lower and at its upper edge.
    """
    x, y, z = place
    return _glowing(_card(name, place, (x, y + 1, z), *size), *light)


def _glowing(card, low, high):
    shader = bpy.data.materials.new(card.name)
    shader.use_nodes = True
    nodes = shader.node_tree
    glow = nodes.nodes.new("ShaderNodeEmission")
    height = nodes.nodes.new("ShaderNodeSeparateXYZ")
    nodes.links.new(nodes.nodes.new("ShaderNodeTexCoord").outputs["Generated"], height.inputs[0])
    between = nodes.nodes.new("ShaderNodeMixRGB")
    between.inputs[1].default_value, between.inputs[2].default_value = (*low, 1), (*high, 1)
    nodes.links.new(height.outputs[1], between.inputs[0])
    nodes.links.new(between.outputs[0], glow.inputs["Color"])
    nodes.links.new(glow.outputs[0], nodes.nodes["Material Output"].inputs[0])
    shader.cycles.sample_as_light = False
    card.data.materials.append(shader)
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False
    return card


def black_flag(name, place, target, width, height, shade=0.03):
    """A dark card beside glass, which draws its edge."""
    card = _card(name, place, target, width, height)
    shader = bpy.data.materials.new(name)
    shader.use_nodes = True
    surface = shader.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (shade, shade, shade, 1)
    surface.inputs["Specular"].default_value = 0
    card.data.materials.append(shader)
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False
    return card


def _card(name, place, target, width, height):
    mesh = bpy.data.meshes.new(name)
    x, y = width / 2, height / 2
    mesh.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
    card = add(name, mesh)
    card.location = place
    card.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    return card


def dark_sides(apart, tall):
    """A grey card at either side of glass at the origin, down to the ground, which draws its outline softly."""
    for side in (-1, 1):
        black_flag("side", (side * apart, 0.4, tall / 2), (0, 0.4, tall / 2), 2, tall, 0.22)


def warm_light(place, power, radius):
    """What a flame lights, itself not seen."""
    return _warm("POINT", place, power, radius)


def lamp_light(place, power, radius):
    """What a shade lets out downwards: without what its inside throws back, which is noise at few samples."""
    lamp = _warm("SPOT", place, power, radius)
    lamp.data.spot_size, lamp.data.spot_blend = math.radians(130), 0.7
    return lamp


def _warm(kind, place, power, radius):
    light = bpy.data.lights.new("warm light", kind)
    light.energy, light.color, light.shadow_soft_size = power, (1, 0.7, 0.42), radius
    lamp = add("warm light", light)
    lamp.location = place
    lamp.visible_camera = lamp.visible_glossy = lamp.visible_transmission = False
    return lamp
