"""What a potter throws: a vessel on the wheel, not quite round."""
from shapes.turned import turned, vessel


def thrown(name, outside, material, chance, wall=0.045, floor=0.1, wobble=0.01):
    """A vessel by its outer profile and the thickness of its wall; its hollow begins at the height `floor`."""
    profile = vessel(outside, wall, floor)
    return turned(name, profile, material, 160, is_curve=False, wobble=wobble, seed=chance.random() * 9)
