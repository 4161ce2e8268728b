"""Takes the noise out of the light and leaves print, weave and grain as they are."""
import ctypes
import os

import numpy as np

_FLOATS = ctypes.POINTER(ctypes.c_float)


def load_filter(path):
    """The compiled denoise.c."""
    return ctypes.CDLL(os.path.abspath(path))


def denoise(library, passes, strength=1.0):
    """The light on surfaces is smoothed without their colour; what gleams is smoothed by itself, and less widely."""
    light = passes["diffuse_direct"] + passes["diffuse_indirect"]
    colour = passes["diffuse_colour"]
    gleam = passes["combined"] - light * colour
    guides = _guides(passes)
    smooth_light = _smooth(library, light, guides, radius=6, patch=0.22 * strength, guide=14)
    smooth_gleam = _smooth(library, gleam, guides, radius=4, patch=0.12 * strength, guide=20)
    return smooth_light * colour + smooth_gleam


def _guides(passes):
    depth = passes["depth"][..., :1]
    near = np.where(depth > 10_000, 0, depth)
    usual = np.median(near[near > 0])
    return np.concatenate(
        [
            passes["normal"],
            passes["diffuse_colour"] * 2,
            passes["glossy_colour"] * 0.7,
            passes["transmission_colour"] * 0.7,
            near / usual * 20,
        ],
        2,
    )


def _smooth(library, image, guides, radius, patch, guide):
    height, width, _ = image.shape
    inputs = [_planes(part) for part in (image, guides, np.log1p(np.maximum(image, 0) * 4))]
    out = np.empty_like(inputs[0])
    pointers = [part.ctypes.data_as(_FLOATS) for part in (*inputs, out)]
    library.smooth(
        *pointers,
        width,
        height,
        guides.shape[2],
        radius,
        ctypes.c_float(1 / (patch * patch)),
        ctypes.c_float(guide),
    )
    return np.moveaxis(out, 0, 2)


def _planes(image):
    """Channel by channel, as the filter reads them."""
    return np.ascontiguousarray(np.moveaxis(image, 2, 0), "f")
