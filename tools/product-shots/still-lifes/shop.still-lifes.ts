import type { StillLife } from '../still-life.ts';

const camera = { azimuth: 18, elevation: 16, lens: 85 };
const size = { folder: 'storefront', width: 720, height: 540 } as const;

/** Beside the words of a cart in which nothing lies. */
export const emptyBowl: StillLife = {
  set: 'paper',
  goods: [{ of: 'skal-strand-kritvit', at: [0, 0], tall: 9 }],
  frames: [
    {
      ...size,
      fileName: 'empty-cart.avif',
      camera: { ...camera, fill: 0.5 },
      alt: { sv: 'En tom skål.', nb: 'En tom bolle.' },
    },
  ],
};

/** Beside the words of a page that is not there: it has driven off. */
export const strayCar: StillLife = {
  set: 'paper',
  goods: [{ of: 'trabil-rulle-lingon', at: [0, 0], tall: 8, turn: -150 }],
  frames: [
    {
      ...size,
      fileName: 'not-found.avif',
      camera: { ...camera, fill: 0.3, shift: -0.5 },
      alt: { sv: 'En träbil på väg ut ur bilden.', nb: 'En trebil på vei ut av bildet.' },
    },
  ],
};
