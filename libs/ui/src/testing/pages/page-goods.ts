import type { DrawnShape } from '../drawn-pictures.ts';

/** What the goods of the pages look like: their form, and the colours they come in. */
export interface DrawnGoods {
  shape: DrawnShape;
  /** Whose they are, where they are not of the pages' own brand. */
  brand?: string;
  /** CSS colours; the first is the one shown. */
  colours: readonly string[];
}

const chalk = '#f3efe6';
const oat = '#e2d6bf';
const rust = '#a65631';
const spruce = '#33503f';
const lingonberry = '#9a3235';
const dusk = '#56718a';
const navy = '#2d3d54';
const slate = '#666c70';
const graphite = '#3b3c3f';
const mustard = '#cf9b37';
const heather = '#c48d95';

/** The jumper of the product page, its colours in the order of their names. */
export const jumperColours = [chalk, spruce, dusk, graphite] as const;

/** In the order of the texts' jumpers. */
export const jumpers: readonly DrawnGoods[] = [
  { shape: 'sweater', colours: [spruce, chalk, dusk, graphite] },
  { shape: 'cardigan', colours: [slate, lingonberry, oat] },
  { shape: 'sweater', colours: [rust, oat, spruce, navy] },
  { shape: 'vest', colours: [heather, navy, oat] },
  { shape: 'rollneck', colours: [oat, graphite, dusk] },
  { shape: 'cardigan', colours: [navy, mustard] },
  { shape: 'sweater', colours: [mustard, slate, lingonberry] },
  { shape: 'vest', colours: [spruce, slate] },
  { shape: 'rollneck', colours: [lingonberry, chalk, navy, graphite, mustard, dusk, oat] },
  { shape: 'cardigan', colours: [oat, spruce, rust] },
  { shape: 'sweater', colours: [dusk, chalk, graphite] },
  { shape: 'rollneck', colours: [graphite, heather, oat] },
];

/** In the order of the texts' companions. */
export const companions: readonly DrawnGoods[] = [
  { shape: 'beanie', colours: [lingonberry, navy, mustard, spruce] },
  { shape: 'blanket', brand: 'Linåsa', colours: [slate, oat, rust] },
  { shape: 'mug', brand: 'Lerkulla', colours: [dusk, rust, spruce, chalk] },
  { shape: 'vase', brand: 'Lerkulla', colours: [rust, spruce, graphite] },
];
