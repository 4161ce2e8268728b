"""From light to a picture: exposure, a soft shoulder for whites, a breath of vignette."""
import numpy as np

from studio.colour import linear

KNEE, CEILING = 0.84, 1.7


def paper_gain(image, ground):
    """What each channel is multiplied by so that the paper at the frame's edge is `ground`."""
    height, width, _ = image.shape
    side, top = width // 14, height // 14
    edges = [image[: height // 2, :side], image[: height // 2, -side:], image[:top]]
    seen = np.median(np.concatenate([edge.reshape(-1, 3) for edge in edges]), 0)
    return np.array(linear(ground)) / seen


def grade(image, gain, ground=None):
    """Values from 0 to 1, ready for the screen. With a `ground`, its brightness survives the shoulder."""
    exposed = image * gain
    rolled = np.where(exposed > KNEE, _shoulder(exposed), exposed)
    if ground:
        wanted = np.array(linear(ground))
        lost = np.where(wanted > KNEE, wanted / _shoulder(wanted), 1.0)
        rolled = rolled * (1 + (lost - 1) * np.clip((rolled - 0.5) / 0.35, 0, 1))
    return np.clip(_vignette(_to_screen(np.clip(rolled, 0, 1))), 0, 1)


def _shoulder(values):
    above = np.clip((values - KNEE) / (CEILING - KNEE), 0, None)
    return KNEE + (1 - KNEE) * (1 - np.exp(-above * 2.2)) / (1 - np.exp(-2.2))


def _to_screen(values):
    return np.where(values <= 0.0031308, values * 12.92, 1.055 * np.power(values, 1 / 2.4) - 0.055)


def _vignette(image):
    height, width, _ = image.shape
    y, x = np.mgrid[0:height, 0:width]
    distance = np.hypot((x / width - 0.42) / 0.9, y / height - 0.45)
    return image * (1 - 0.035 * np.clip(distance - 0.25, 0, 1)[..., None] ** 1.3)
