"""Writes a picture without loss, dithered so that smooth paper shows no bands."""
import struct
import zlib

import numpy as np


def write_png(path, image):
    """`image` holds rows of pixels with three values from 0 to 1."""
    height, width, _ = image.shape
    dither = np.random.default_rng(1).uniform(-0.45, 0.45, image.shape)
    pixels = np.clip(image * 255 + dither + 0.5, 0, 255).astype(np.uint8)
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], 1)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(_chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)))
        file.write(_chunk(b"IDAT", zlib.compress(rows.tobytes(), 6)))
        file.write(_chunk(b"IEND", b""))


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
