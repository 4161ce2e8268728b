"""Textures computed here, which repeat without a seam. Of cloth, red is height and green the tone of the thread."""
import bpy
import numpy as np


def image(name, make):
    """The texture as a picture of Blender's, made once a shot."""
    known = bpy.data.images.get(name)
    if known:
        return known
    texture = np.asarray(make(), "f")
    height, width, _ = texture.shape
    picture = bpy.data.images.new(name, width, height, float_buffer=True, is_data=True)
    picture.pixels.foreach_set(np.concatenate([texture, np.ones((height, width, 1), "f")], 2).ravel())
    picture.update()
    picture.pack()
    return picture


def weave(threads=16, pixels=24, slub=0.25, seed=3, is_twill=False):
    """Plain weave or twill, with threads of uneven thickness."""
    side = threads * pixels
    y, x = np.mgrid[0:side, 0:side] / pixels
    x = x + _noise(side, side, 2, pixels * 3, seed) * 0.24 * slub
    y = y + _noise(side, side, pixels * 3, 2, seed + 1) * 0.24 * slub
    column, row = np.floor(x), np.floor(y)
    across, along = x - column - 0.5, y - row - 0.5
    is_over = ((column + row) % 4) < 2 if is_twill else (column + row) % 2 == 0
    warp = _thread(across, along, np.where(is_over, 1, -1))
    weft = _thread(along, across, np.where(is_over, -1, 1))
    height = np.maximum(warp, weft) + _noise(side, side, 1.2, 1.2, seed + 2) * 0.04
    tone = _thread_tone(warp > weft, column, row, threads, seed) + _noise(side, side, 3, 3, seed + 5) * 0.04
    return _stack(height, tone)


def knit(columns=8, rows=10, pixels=40, seed=5, rib=0):
    """Stocking stitch: each stitch is a V of two leaning strands. `rib` is the width of a rib in stitches."""
    width, height = columns * pixels, rows * int(pixels * 0.78)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    across, along = x / pixels, y / (height / rows)
    stitch, row = across - np.floor(across), along - np.floor(along)
    strands = np.zeros((height, width))
    for middle, lean in ((0.27, 1), (0.73, -1)):
        for neighbour in (-1, 0, 1):
            at = (row - neighbour - 0.5) / 1.25
            off = (stitch - middle + lean * at * 0.36) / 0.235
            round_ = np.sqrt(np.maximum(0, 1 - off * off - (at / 0.78) ** 4 * 0.9))
            strands = np.maximum(strands, round_ * (1 - 0.35 * at))
    ply = 0.06 * np.sin((along * 9 + np.where(stitch < 0.5, 14, -14) * stitch) * np.pi)
    relief = strands * 0.85 + ply * (strands > 0.15) + _noise(height, width, 1.1, 1.1, seed) * 0.03
    if rib:
        wave = 0.5 - 0.5 * np.cos(2 * np.pi * across / rib)
        relief = relief * (0.35 + 0.65 * wave) + wave * 0.6
    return _stack(relief / relief.max(), 0.5 + _noise(height, width, 4, 4, seed + 1) * 0.08)


def _thread(across, along, side):
    return np.sqrt(np.maximum(0, 1 - (across * 2.05) ** 2)) * (0.55 + 0.45 * np.cos(np.pi * along) * side)


def _thread_tone(is_warp, column, row, threads, seed):
    random = np.random.default_rng(seed)
    warp, weft = random.normal(0, 1, threads), random.normal(0, 1, threads)
    return 0.5 + 0.16 * np.where(is_warp, warp[np.int64(column) % threads], weft[np.int64(row) % threads])


def _stack(height, tone):
    return np.stack([np.clip(height, 0, 1), np.clip(tone, 0, 1), np.zeros_like(height)], 2)


def _noise(height, width, wide, tall, seed):
    """Noise of mean 0 and spread 1 that repeats, blurred by so many pixels."""
    waves = np.fft.rfft2(np.random.default_rng(seed).standard_normal((height, width)))
    down, across = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None]
    softness = np.exp(-2 * np.pi**2 * ((across * wide) ** 2 + (down * tall) ** 2))
    blurred = np.fft.irfft2(waves * softness, (height, width))
    return blurred / blurred.std()


def grain(seed=11, side=768):
    """Sawn wood along the vertical: red is rings, green fibres, blue pores."""
    random = np.random.default_rng(seed)
    y, x = np.mgrid[0:side, 0:side] / side
    drift = _noise(side, side, 40, 150, seed) * 0.16 + _noise(side, side, 12, 90, seed + 1) * 0.03
    rings = (x * 7 + drift * 3) % 1.0
    rings = np.interp(rings, [0, 0.08, 0.6, 0.93, 1.0], [0.2, 0.12, 0.5, 1.0, 0.2])
    fibres = _noise(side, side, 0.8, 40, seed + 2) * 0.12 + _noise(side, side, 2.5, 90, seed + 3) * 0.1 + 0.5
    pores = _noise(side, side, 0.9, 11, seed + 4) > 2.05
    pores = pores * random.uniform(0.6, 1.0, (side, side))
    return np.stack([rings, np.clip(fibres, 0, 1), np.clip(pores, 0, 1)], 2)


def limewash(seed=21, side=768):
    """A brushed wall: red is clouds of pigment, green the marks of the brush."""
    clouds = _noise(side, side, 60, 60, seed) * 0.16 + _noise(side, side, 20, 14, seed + 1) * 0.07 + 0.5
    strokes = _noise(side, side, 7, 2, seed + 2) * 0.12 + _noise(side, side, 2, 7, seed + 3) * 0.1 + 0.5
    return _stack(clouds, strokes)
