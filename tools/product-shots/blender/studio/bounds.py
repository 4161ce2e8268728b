"""Where a product begins and ends, measured on what is rendered and not on what was modelled."""
import bpy
import numpy as np


def points_of(things):
    """Every vertex of the things that the camera sees, as they stand in the scene, one a row."""
    graph = bpy.context.evaluated_depsgraph_get()
    seen = [thing for thing in things if thing.type in ("MESH", "CURVE") and thing.visible_camera]
    return np.concatenate([_points(thing.evaluated_get(graph)) for thing in seen])


def _points(thing):
    mesh = thing.to_mesh()
    flat = np.empty(len(mesh.vertices) * 3, "f")
    mesh.vertices.foreach_get("co", flat)
    placed = np.array(thing.matrix_world)
    points = flat.reshape(-1, 3) @ placed[:3, :3].T + placed[:3, 3]
    thing.to_mesh_clear()
    return points


def half_size(points):
    """Half of the largest extent: what lights and distances are counted in."""
    extent = points.max(0) - points.min(0)
    return max(float(extent.max()) * 0.5, float(np.linalg.norm(extent)) * 0.36)
