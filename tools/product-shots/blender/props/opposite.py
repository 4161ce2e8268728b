"""What is behind the camera, for goods that mirror: a dim wall with a window. It is seen in reflections alone."""
from studio.lights import reflected_card

# The light of each, below and above.
WALL = (0.36, 0.335, 0.3), (0.66, 0.635, 0.6)
FLOOR = (0.42, 0.33, 0.24), (0.2, 0.16, 0.12)
FRAME = (0.62, 0.6, 0.56), (0.7, 0.68, 0.64)
SKY = (0.82, 0.86, 0.84), (1.2, 1.24, 1.27)


def opposite_room(size, place=(0, 0, 0)):
    """A wall `size` wide that faces the goods from `place`, with a window of four panes to the left of its middle."""
    x, y, z = place
    reflected_card("wall", (x, y, z), (4 * size, 4 * size), WALL)
    reflected_card("floor", (x, y + 0.02, z - 1.44 * size), (4 * size, 1.6 * size), FLOOR)
    middle = (x - 0.02 * size, z + 0.1 * size)
    reflected_card("frame", (middle[0], y + 0.04, middle[1]), (0.34 * size, 0.46 * size), FRAME)
    for across in (-1, 1):
        for up in (-1, 1):
            pane = (middle[0] + across * 0.08 * size, y + 0.06, middle[1] + up * 0.11 * size)
            reflected_card("pane", pane, (0.145 * size, 0.2 * size), SKY)
