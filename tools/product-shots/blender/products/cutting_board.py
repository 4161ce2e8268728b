"""A board sawn from one piece, with a hole in its handle."""
import math

import bmesh
import bpy

from materials.wood import wood
from props.fruit import lemon
from shapes.curve import smooth_curve
from shapes.mesh import soften_edges
from studio.camera import Camera
from studio.scene import add

CAMERAS = {
    "front": Camera(elevation=62, fill=0.72),
    "scene": Camera(azimuth=14, elevation=30, fill=0.62, lens=70, aperture=5),
}
KINDS = {"#c8a06a": "oak", "#80593c": "walnut"}
# Half of the outline, from the middle of the far end to the tip of the handle.
OUTLINE = [
    *[(0, 1.5), (0.85, 1.5), (0.97, 1.47), (1.0, 1.36), (1.0, 0), (1.0, -1.02), (0.95, -1.2), (0.8, -1.31)],
    *[(0.42, -1.42), (0.25, -1.6), (0.2, -1.95), (0.2, -2.3), (0.17, -2.52), (0.08, -2.62), (0, -2.64)],
]
THICKNESS = 0.18
HOLE = (0, -2.36, 0.085)


def build(shot):
    kind = KINDS[shot.colour]
    board = _board(wood("board", kind, "Y", shot.seed % 9, 0.75))
    board.rotation_euler = (0, 0, math.radians(-28 if shot.is_scene else -10))
    if shot.is_scene:
        lemon((-0.35, 0.25, THICKNESS), 0.6)
        lemon((0.3, 0.62, THICKNESS), 2.0, seed=3)


def _board(material):
    half = smooth_curve(OUTLINE, 260)
    outline = [*half, *[(-x, y) for x, y in half[::-1][1:-1]]]
    form = bmesh.new()
    rim = [form.verts.new((x, y, 0)) for x, y in outline]
    hole = [form.verts.new((HOLE[2] * math.cos(a), HOLE[1] + HOLE[2] * math.sin(a), 0)) for a in _turns(40)]
    edges = [form.edges.new((ring[at], ring[at - 1])) for ring in (rim, hole) for at in range(len(ring))]
    flat = _only(bmesh.types.BMFace, bmesh.ops.triangle_fill(form, edges=edges, use_beauty=True))
    raised = bmesh.ops.extrude_face_region(form, geom=flat)
    bmesh.ops.translate(form, vec=(0, 0, THICKNESS), verts=_only(bmesh.types.BMVert, raised))
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    bmesh.ops.dissolve_limit(form, angle_limit=0.02, verts=form.verts, edges=form.edges)
    data = bpy.data.meshes.new("board")
    form.to_mesh(data)
    form.free()
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(35)
    data.materials.append(material)
    board = soften_edges(add("board", data), 0.035, 3, math.radians(60))
    board.modifiers["edges"].harden_normals = True
    return board


def _only(kind, made):
    return [part for part in made["geom"] if isinstance(part, kind)]


def _turns(count):
    return [2 * math.pi * step / count for step in range(count)]
