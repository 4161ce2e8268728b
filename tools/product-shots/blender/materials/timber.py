"""What wooden goods are made of: the wood whose colour they come in, or paint where it is no wood's colour."""
from materials.matte import paint
from materials.wood import wood

# The catalogue's colours that are woods.
KINDS = {"#c8a06a": "oak", "#e1cba3": "birch", "#80593c": "walnut"}


def timber(colour, along, seed, scale, painted=0.45):
    """Wood along an axis, `painted` the roughness of the paint where the colour is none of a wood."""
    kind = KINDS.get(colour)
    return wood("timber", kind, along, seed, scale) if kind else paint("timber", colour, painted, along)


def is_wood(colour):
    """Whether goods that are painted otherwise are bare in this colour."""
    return colour in KINDS


def kind_of(colour):
    """The wood of a colour, for goods that are never painted."""
    if not is_wood(colour):
        raise ValueError(f"{colour} is no wood's colour; those are {', '.join(KINDS)}")
    return KINDS[colour]
