import type { PhotoName } from '../photos/photo-names.ts';

/** What the goods of the pages look like: two views, and the colours they come in. */
export interface PageGoods {
  views: readonly [PhotoName, PhotoName];
  /** Whose they are, where they are not of the pages' own brand. */
  brand?: string;
  /** CSS colours; the first is the one shown. */
  colours: readonly string[];
}

const chalk = '#f3efe6';
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
    views: ['troja-fjall-rund-hals-gran-front', 'troja-fjall-rund-hals-gran-detail'],
    colours: [spruce, chalk, dusk, graphite],
  },
  { views: ['kofta-ronn-lingon-front', 'kofta-ronn-lingon-detail'], colours: [lingonberry, slate, oat] },
  { views: ['ulltroja-hed-marin-front', 'ulltroja-hed-marin-detail'], colours: [navy, oat, spruce, rust] },
  { views: ['halsduk-bris-ljusgra-front', 'halsduk-bris-ljusgra-detail'], colours: [paleGrey, navy, mustard] },
  { views: ['troja-fjall-polo-grafit-front', 'troja-fjall-polo-grafit-detail'], colours: [graphite, spruce, chalk] },
  { views: ['barnmossa-tofs-senap-front', 'barnmossa-tofs-senap-detail'], colours: [mustard, heather] },
  { views: ['vantar-bris-skiffer-front', 'vantar-bris-skiffer-detail'], colours: [slate, lingonberry, mustard] },
  { views: ['barnfilt-dun-salvia-front', 'barnfilt-dun-salvia-detail'], colours: [sage, oat] },
  {
    views: ['troja-fjall-rund-hals-kritvit-front', 'troja-fjall-rund-hals-kritvit-detail'],
    colours: [chalk, spruce, dusk, graphite, oat, navy, rust],
  },
  { views: ['plad-frost-skiffer-front', 'plad-frost-skiffer-detail'], colours: [slate, paleGrey, mustard] },
  { views: ['sockor-stig-havre-front', 'sockor-stig-havre-detail'], colours: [oat, dusk, graphite] },
  { views: ['matta-rand-skymning-front', 'matta-rand-skymning-detail'], colours: [dusk, rust, spruce] },
];

/** In the order of the texts' companions. */
export const companions: readonly PageGoods[] = [
  {
    views: ['mossa-bris-lingon-front', 'mossa-bris-lingon-detail'],
    colours: [lingonberry, navy, mustard, spruce],
  },
  {
    views: ['kudde-rand-skymning-front', 'kudde-rand-skymning-detail'],
    brand: 'Linåsa',
    colours: [dusk, terracotta, spruce],
  },
  {
    views: ['mugg-strand-skymning-front', 'mugg-strand-skymning-angle'],
    brand: 'Lerkulla',
    colours: [dusk, terracotta, oat, chalk],
  },
  { views: ['vas-aker-terrakotta-front', 'vas-aker-terrakotta-scene'], brand: 'Lerkulla', colours: [terracotta, dusk] },
];
