"""A board sawn from one piece, with a hole in its handle."""
import math

import bmesh
import bpy

from materials.timber import kind_of
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
# Half of the outline, from the middle of the far end to the tip of the handle.
OUTLINE = [
    *[(0, 1.5), (0.85, 1.5), (0.97, 1.47), (1.0, 1.36), (1.0, 0), (1.0, -1.02), (0.95, -1.2), (0.8, -1.31)],
    *[(0.42, -1.42), (0.25, -1.6), (0.2, -1.95), (0.2, -2.3), (0.17, -2.52), (0.08, -2.62), (0, -2.64)],
]
THICKNESS = 0.18
HOLE = (0, -2.36, 0.085)


def build(shot):
    kind = kind_of(shot.colour)
    board = _board(wood("board", kind, "Y", shot.seed % 9, 0.75))
    board.rotation_euler = (0, 0, math.radians(-28 if shot.is_scene else -10))
    if shot.is_scene:
        lemon((-0.35, 0.25, THICKNESS), 0.6)
        lemon((0.3, 0.62, THICKNESS), 2.0, seed=3)


def _board(material):
    form = bmesh.new()
    faces = _two_halves(form, smooth_curve(OUTLINE, 260))
    raised = bmesh.ops.extrude_face_region(form, geom=faces)["geom"]
    upper = [part for part in raised if isinstance(part, bmesh.types.BMVert)]
    bmesh.ops.translate(form, vec=(0, 0, THICKNESS), verts=upper)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
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


def _two_halves(form, half):
    """A face on each side of the middle, each with half of the hole: a single face can't have one."""
    _, middle, radius = HOLE
    seam = [form.verts.new((0, y, 0)) for y in (half[0][1], half[-1][1], middle - radius, middle + radius)]
    far_end, tip, below, above = seam
    turns = [math.pi * (step / 20 - 0.5) for step in range(1, 20)]
    faces = []
    for side in (1, -1):
        outer = [form.verts.new((side * x, y, 0)) for x, y in half[1:-1]]
        inner = [form.verts.new((side * radius * math.cos(a), middle + radius * math.sin(a), 0)) for a in turns]
        faces.append(form.faces.new([far_end, *outer, tip, below, *inner, above][::side]))
    return faces
