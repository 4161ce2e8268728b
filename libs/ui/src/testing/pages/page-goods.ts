import type { Look } from '../photos/looks.ts';

/** What the goods of the pages look like, and the colours they come in. */
export interface PageGoods {
  look: Look;
  /** Whose they are, where they are not of the pages' own brand. */
  brand?: string;
  /** CSS colours; the first is the one shown. */
  colours: readonly string[];
}

const chalk = '#e7e2d8';
const oat = '#e2d6bf';
const rust = '#a65631';
const terracotta = '#bf6d4c';
const spruce = '#33503f';
const sage = '#a5b29a';
const lingonberry = '#9a3235';
const dusk = '#56718a';
const navy = '#2d3d54';
const slate = '#666c70';
const graphite = '#3b3c3f';
const paleGrey = '#bdb9b2';
const mustard = '#cf9b37';
const heather = '#c48d95';

/** The jumper of the product page, its colours in the order of their names. */
export const jumperColours = [chalk, spruce, dusk, graphite] as const;

/** In the order of the texts' woollens. */
export const woollens: readonly PageGoods[] = [
  {
    look: 'troja-fjall-rund-hals-gran',
    colours: [spruce, chalk, dusk, graphite],
  },
  { look: 'kofta-ronn-lingon', colours: [lingonberry, slate, oat] },
  { look: 'ulltroja-hed-marin', colours: [navy, oat, spruce, rust] },
  { look: 'halsduk-bris-ljusgra', colours: [paleGrey, navy, mustard] },
  { look: 'troja-fjall-polo-grafit', colours: [graphite, spruce, chalk] },
  { look: 'barnmossa-tofs-senap', colours: [mustard, heather] },
  { look: 'vantar-bris-skiffer', colours: [slate, lingonberry, mustard] },
  { look: 'barnfilt-dun-salvia', colours: [sage, oat] },
  {
    look: 'troja-fjall-rund-hals-kritvit',
    colours: [chalk, spruce, dusk, graphite, oat, navy, rust],
  },
  { look: 'plad-frost-skiffer', colours: [slate, paleGrey, mustard] },
  { look: 'sockor-stig-havre', colours: [oat, dusk, graphite] },
  { look: 'matta-rand-skymning', colours: [dusk, rust, spruce] },
];

/** In the order of the texts' companions. */
export const companions: readonly PageGoods[] = [
  {
    look: 'mossa-bris-lingon',
    colours: [lingonberry, navy, mustard, spruce],
  },
  {
    look: 'kudde-rand-skymning',
    brand: 'Linåsa',
    colours: [dusk, terracotta, spruce],
  },
  {
    look: 'mugg-strand-skymning',
    brand: 'Lerkulla',
    colours: [dusk, terracotta, oat, chalk],
  },
  { look: 'vas-aker-terrakotta', brand: 'Lerkulla', colours: [terracotta, dusk] },
];
