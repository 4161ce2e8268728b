"""Flat bands of cloth: ribbons, straps, hangers."""
import numpy as np

from shapes.mesh import mesh, thicken


def ribbon(name, way, across, material, thickness=0.012, is_smooth=True):
    """A band along the points of `way`; for each, `across` has the vector from its middle to its edge.

    Its UV counts 1 across and units along.
    """
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))]
    points = [
        tuple(at + side * out for at, out in zip(middle, edge))
        for middle, edge in zip(way, across)
        for side in (-1, 1)
    ]
    uv = [(side, far) for far in along for side in (0, 1)]
    faces = [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(len(way) - 1)]
    return thicken(mesh(name, points, faces, material, uv, is_smooth=is_smooth), thickness)
