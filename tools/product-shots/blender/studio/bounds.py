"""Where a product begins and ends, measured on what is rendered and not on what was modelled."""
import bpy
import numpy as np

REACHES_OUT = "reaches out of the frame"


def reach_out(thing):
    """Lets a thing go on beyond the frame, as the cord of a lamp does: the camera does not fit it."""
    thing[REACHES_OUT] = True


def points_of(things):
    """Every vertex of the things that the camera fits, as they stand in the scene, one a row."""
    graph = bpy.context.evaluated_depsgraph_get()
    return np.concatenate([_points(thing.evaluated_get(graph)) for thing in things if _is_fitted(thing)])


def _is_fitted(thing):
    return thing.type in ("MESH", "CURVE") and thing.visible_camera and not thing.get(REACHES_OUT)


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
