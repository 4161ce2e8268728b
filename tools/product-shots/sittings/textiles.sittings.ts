import type { Sitting } from '../shot.ts';

const folded = (make: string): Sitting => ({ generator: 'folded_pile', options: { make } });

/** Cloth and wool: clothing is shown folded, as it lies on a shelf. */
export const textileSittings = {
  'gasthandduk-tjarn': folded('guest towels'),
  'kudde-lin': { generator: 'cushion' },
  'plad-frost': folded('blanket'),
  'handduk-tjarn': folded('towel'),
  'ulltroja-hed': folded('jumper'),
  'halsduk-bris': folded('scarf'),
  'barnfilt-dun': folded('baby blanket'),
} satisfies Record<string, Sitting>;
