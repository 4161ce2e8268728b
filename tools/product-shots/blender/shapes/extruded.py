"""Bodies that are sawn from a plank: an outline, as thick as the plank, with rounded edges."""
import math

import bmesh
import bpy

from shapes.mesh import soften_edges
from studio.scene import add


def sawn(name, outline, depth, material, edge=0.05, segments=4):
    """A body by its outline of x and z; its middle is at y = 0."""
    form = bmesh.new()
    face = form.faces.new([form.verts.new((x, -depth / 2, z)) for x, z in outline])
    made = bmesh.ops.extrude_face_region(form, geom=[face])["geom"]
    bmesh.ops.translate(form, vec=(0, depth, 0), verts=[part for part in made if isinstance(part, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    data = bpy.data.meshes.new(name)
    form.to_mesh(data)
    form.free()
    data.materials.append(material)
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(35)
    body = soften_edges(add(name, data), edge, segments, math.radians(50))
    body.modifiers["edges"].harden_normals = True
    return body
