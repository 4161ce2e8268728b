"""A book in hard covers: one cover bent round its pages, with a groove where it opens."""
import math

import numpy as np
from mathutils import Matrix

from materials.paper import page_block
from shapes.mesh import sheet, soften_edges, thicken
from shapes.solids import box
from studio.scene import add

BOARD = 0.03


def bound_book(size, cover, name="book"):
    """A book that lies at the origin, its spine to the left and the front cover up; answers what to place it by.

    `size` is its width, height and thickness. The cover's UV goes from the back's edge over the spine to the front.
    """
    width, height, thick = size
    book = add(name, None)
    path = _path(width, thick)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]

    def place(u, v):
        x, z = (np.interp(u * along[-1], along, path[:, axis]) for axis in (0, 1))
        return (x, (v - 0.5) * height, z)

    case = soften_edges(thicken(sheet("cover", place, 220, 6, cover), BOARD), BOARD * 0.36, 3, math.radians(60))
    case.data.use_auto_smooth, case.modifiers["edges"].harden_normals = True, True
    block = (width - 0.06, height - 0.1, thick - BOARD)
    pages = box("pages", block, page_block(thick), ((width - 0.06) / 2 - 0.01, 0, thick / 2), 0.012, segments=2)
    case.parent = pages.parent = book
    return book


def stand_up(book, place, lean=0.0):
    """Stands a book on its tail, its spine towards the viewer."""
    upright = Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0))).to_4x4()
    book.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(lean, 4, "Y") @ upright


def _path(width, thick):
    """Round the book, seen from its head: along the back to the spine, round it, and along the front."""
    back = [(x, _groove(x)) for x in np.linspace(width, 0.02, 60)]
    turns = np.linspace(-math.pi / 2, math.pi / 2, 24)[1:-1]
    spine = [(-0.14 * thick * math.cos(a), thick * (0.5 + 0.5 * math.sin(a))) for a in turns]
    return np.array([*back, *spine, *((x, thick - z) for x, z in back[::-1])])


def _groove(x):
    return 0.022 * math.exp(-(((x - 0.11) / 0.035) ** 2))
