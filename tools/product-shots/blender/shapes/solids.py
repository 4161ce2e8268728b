"""Boxes, cylinders, rods and bent tubes, all with softened edges."""
import math

import bmesh
import bpy
from mathutils import Vector

from shapes.turned import turned
from studio.scene import add


def box(name, size, material, place=(0, 0, 0), bevel=0.04, turn=(0, 0, 0), segments=4):
    """A box around `place`; each side shows the whole UV square."""
    form = bmesh.new()
    bmesh.ops.create_cube(form, size=1)
    bmesh.ops.scale(form, vec=size, verts=form.verts)
    data = bpy.data.meshes.new(name)
    form.to_mesh(data)
    form.free()
    _unfold(data, size)
    data.materials.append(material)
    thing = add(name, data)
    thing.location, thing.rotation_euler = place, turn
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40)
    if bevel:
        edges = thing.modifiers.new("edges", "BEVEL")
        edges.width, edges.segments, edges.harden_normals = bevel, segments, True
    return thing


def _unfold(data, size):
    layer = data.uv_layers.new()
    for polygon in data.polygons:
        polygon.use_smooth = True
        facing = max(range(3), key=lambda axis: abs(polygon.normal[axis]))
        u, v = [axis for axis in range(3) if axis != facing]
        for loop in polygon.loop_indices:
            corner = data.vertices[data.loops[loop].vertex_index].co
            layer.data[loop].uv = (corner[u] / size[u] + 0.5, corner[v] / size[v] + 0.5)


def cylinder(name, radius, height, material, place=(0, 0, 0), bevel=0.03, turn=(0, 0, 0), top=None):
    """A cylinder that stands on `place`, or a cone of which `top` is the upper radius."""
    upper = radius if top is None else top
    quarter = [step * math.pi / 12 for step in range(7)]
    profile = [
        (0, 0),
        *((radius - bevel + bevel * math.sin(a), bevel - bevel * math.cos(a)) for a in quarter),
        *((upper - bevel + bevel * math.cos(a), height - bevel + bevel * math.sin(a)) for a in quarter),
        (0, height),
    ]
    thing = turned(name, profile, material, 96, is_curve=False)
    thing.location, thing.rotation_euler = place, turn
    return thing


def rod(name, start, end, radius, material, top=None):
    """A round stick between two points, tapering to the radius `top`."""
    start, end = Vector(start), Vector(end)
    along = end - start
    stick = cylinder(name, radius, along.length, material, start, min(0.03, radius * 0.4), top=top)
    stick.rotation_euler = along.to_track_quat("Z", "Y").to_euler()
    return stick


def tube(name, points, radius, material, taper=None, is_closed=False):
    """A bent tube near the points; `taper` has a share of the radius for each."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 8
    curve.resolution_u, curve.use_fill_caps = 20, True
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    spline.use_endpoint_u, spline.use_cyclic_u, spline.order_u = True, is_closed, min(4, len(points))
    for at, (knot, point) in enumerate(zip(spline.points, points)):
        knot.co = (*point, 1)
        knot.radius = taper[at] if taper else 1
    curve.materials.append(material)
    return add(name, curve)
