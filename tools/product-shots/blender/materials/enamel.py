"""Metal as it is, or under smooth paint."""
from materials.matte import plastic
from materials.metal import metal

BRASS = "#bf9a50"


def brass_or_enamel(colour, roughness):
    """Polished brass where the catalogue's colour is brass, paint of a roughness in any other colour."""
    return metal("brass", "#c79d55", 0.24) if colour == BRASS else plastic("enamel", colour, roughness)
