"""What is kept on a roll: cloth or paper that lies flat for a while and is then wound up."""
import math

import numpy as np

from shapes.mesh import sheet, thicken


def rolled(name, width, flat, radius, thick, material, stray=lambda x, y, z: (x, y, z), core=0.16, share=0.8):
    """A roll along the X axis, whose loose end lies before it; its UV counts units across and along.

    `flat` is how much lies loose, `core` the radius of the hollow, `share` how much of `thick` a layer
    itself takes, and `stray` moves points a little.
    """
    path = _path(flat, radius, thick, core)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]

    def place(u, v):
        y, z = (np.interp(v * along[-1], along, path[:, axis]) for axis in (0, 1))
        return stray((u - 0.5) * width, y, z)

    roll = sheet(name, place, 50, 420, material)
    for corner in roll.data.uv_layers[0].data:
        corner.uv = (corner.uv[0] * width, corner.uv[1] * along[-1])
    return thicken(roll, thick * share)


def _path(flat, radius, thick, core):
    """Seen from the side: along the ground, then round and round, ever closer to the middle."""
    loose = [(y, thick / 2) for y in np.linspace(-flat, 0, 90)] if flat else [(0, thick / 2)]
    turns = np.linspace(0, 2 * math.pi * (radius - core) / thick, 330)[1:]
    reach = radius - thick * turns / (2 * math.pi)
    wound = zip(reach * np.sin(turns), radius + thick / 2 - reach * np.cos(turns))
    return np.array([*loose, *wound])
