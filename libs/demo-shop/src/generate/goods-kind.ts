import type { PaletteKey, Localised } from '@torg/merchant-api/seed';

/** What goods are made of, scented with or packed in, and the colours that it comes in. */
export interface Stuff {
  name: Localised;
  colours: readonly PaletteKey[];
}

/** Sentences that are true of a whole range of goods. */
export interface RangeTexts {
  /** What it is like; the first becomes the sentence on the card. */
  openings: readonly Localised[];
  uses: readonly Localised[];
  care: readonly Localised[];
}

/** A range: what its goods have in common. */
export interface GoodsRange extends RangeTexts {
  /** What the stuff is to the goods, such as their material. */
  stuffLabel: Localised;
  stuffs: readonly Stuff[];
  vatClass: 'standard' | 'food' | 'book';
}

/** A kind of goods, such as mugs. */
export interface GoodsKind {
  range: GoodsRange;
  name: Localised;
  /** From the root down. */
  category: readonly Localised[];
  /** What the names of fitting demo families begin with. */
  picturesOf: readonly string[];
  /** The lowest and the highest price in kronor. */
  prices: readonly [number, number];
  grams: number;
  /** Absent where there is only one. */
  sizes?: readonly Localised[];
}

/** A category but for its last part, from the root down. */
export type CategoryPath = readonly Localised[];

/** Makes a kind; `picturesOf` has spaces between. */
export function kind(
  range: GoodsRange,
  name: Localised,
  [path, leaf]: readonly [CategoryPath, Localised],
  picturesOf: string,
  prices: GoodsKind['prices'],
  grams: number,
  choice?: readonly Localised[],
): GoodsKind {
  const category = [...path, leaf];
  return { range, name, category, picturesOf: picturesOf.split(' '), prices, grams, ...(choice && { sizes: choice }) };
}
