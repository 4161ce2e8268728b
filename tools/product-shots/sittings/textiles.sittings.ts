import type { Sitting } from '../shot.ts';

/** Undyed stripes, each between two narrow ones. */
const weftStripes = [0.05, 0.285, 0.52, 0.755].flatMap((at) => [
  [at, at + 0.012],
  [at + 0.04, at + 0.12],
  [at + 0.148, at + 0.16],
]);

const folded = (make: string): Sitting => ({ generator: 'folded_pile', options: { make } });

const knitted = (make: string): Sitting => ({ generator: 'folded_top', options: { make } });

/** Heels and toes are knitted of another yarn. */
const socks = (heels: string, make = 'adult'): Sitting => ({ generator: 'socks', options: { heels, make } });

/** Ink stands out from the canvas that it is printed on. */
const tote = (ink: string): Sitting => ({
  generator: 'tote',
  labels: {
    front: { brand: 'torgdag', title: 'varje lördag', small: 'FEMTON KILO', ink, accent: ink, isBare: true },
  },
  table: 'birch',
});

/** Cloth and wool: clothing is shown folded, as it lies on a shelf. */
export const textileSittings = {
  'gasthandduk-tjarn': folded('guest towels'),
  'kudde-lin': { generator: 'cushion' },
  'kudde-rand': { generator: 'cushion', options: { stripes: weftStripes } },
  'plad-frost': folded('blanket'),
  'handduk-tjarn': folded('towel'),
  'ulltroja-hed': folded('jumper'),
  'halsduk-bris': folded('scarf'),
  'barnfilt-dun': folded('baby blanket'),
  'kokshandduk-smedja': { generator: 'kitchen_towels' },
  'kasse-torg': { natur: tote('#3a3a33'), mossa: tote('#f3ead8'), marin: tote('#f3ead8') },
  'kofta-ronn': knitted('cardigan'),
  'troja-fjall': { 'rund-hals': knitted('crew'), polo: knitted('polo') },
  'mossa-bris': { generator: 'beanie', options: { make: 'tab' } },
  'barnmossa-tofs': { generator: 'beanie', options: { make: 'bobble' } },
  'vantar-bris': { generator: 'mittens' },
  'sockor-stig': {
    havre: socks('#93836a'),
    skymning: socks('#2f4356'),
    grafit: socks('#8d8a84'),
    lingon: socks('#5f2326'),
  },
  'barnsockor-stig': { senap: socks('#8a5f22', 'child'), skymning: socks('#e2d6bf', 'child') },
} satisfies Record<string, Sitting | Record<string, Sitting>>;
