"""Meshes from points and faces, and what is done to them afterwards."""
import bmesh
import bpy
import numpy as np

from studio.scene import add


def mesh(name, points, faces, material, uv=None, is_smooth=True):
    """A thing of points and faces; `uv` has one row a point."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, point)) for point in points], [], faces)
    for polygon in data.polygons:
        polygon.use_smooth = is_smooth
    if uv is not None:
        corners = np.empty(len(data.loops), "i")
        data.loops.foreach_get("vertex_index", corners)
        data.uv_layers.new().data.foreach_set("uv", np.asarray(uv, "f")[corners].ravel())
    data.materials.append(material)
    return add(name, data)


def sheet(name, place, columns, rows, material):
    """A sheet whose points `place(u, v)` answers for u and v from 0 to 1."""
    uv = [(column / columns, row / rows) for row in range(rows + 1) for column in range(columns + 1)]
    return mesh(name, [place(u, v) for u, v in uv], quads(columns, rows), material, uv)


def quads(columns, rows):
    """The faces of a sheet whose points are written row by row."""
    wide = columns + 1
    starts = [row * wide + column for row in range(rows) for column in range(columns)]
    return [(at, at + 1, at + wide + 1, at + wide) for at in starts]


def thicken(thing, thickness, offset=0):
    """Gives a sheet its thickness."""
    solid = thing.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset, solid.use_even_offset = thickness, offset, False
    return thing


def soften_edges(thing, width, segments=4, angle=1.05):
    """Rounds what is sharper than `angle`."""
    bevel = thing.modifiers.new("edges", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = width, segments, "ANGLE", angle
    return thing


def refine(thing, levels=1):
    """Divides each face, rounding as it goes."""
    surface = thing.modifiers.new("finer", "SUBSURF")
    surface.levels = surface.render_levels = levels
    return thing


def settle(thing):
    """Makes what the modifiers show the mesh itself."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph), depsgraph=graph)
    thing.modifiers.clear()
    thing.data = data
    return thing


def join(thing, other):
    """Makes another thing, which stands where this one does, a part of it."""
    form = bmesh.new()
    for part in (thing, other):
        form.from_mesh(part.data)
    form.to_mesh(thing.data)
    form.free()
    bpy.data.objects.remove(other)
    return thing
