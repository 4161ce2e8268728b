import type { CatalogueItem } from '@torg/merchant-api/feed';
import { palette, type Localised } from '@torg/merchant-api/seed';
import { generatedBrands } from './generated-brands.ts';
import type { GoodsKind, Stuff } from './goods-kind.ts';
import { goodsKinds } from './goods-kinds.ts';
import { placeName } from './place-names.ts';
import { randomFrom, type Random } from './random-from.ts';

/** A step of a price history in hundredths of the regular price. */
interface PriceShare {
  daysAgo: number;
  share: number;
}

/** One colour of generated goods, with the stock of each size. */
export interface GeneratedColour {
  key: string;
  label: Localised;
  stock: readonly CatalogueItem['stock'][];
  sold: number;
  pricesShares: readonly PriceShare[];
}

/** Generated goods before they are written in a language. */
export interface GeneratedFamily {
  number: number;
  kind: GoodsKind;
  stuff: Stuff;
  series: string;
  brand: string;
  texts: { opening: Localised; use: Localised; care: Localised };
  /** In Swedish kronor. */
  kronor: number;
  grams: number;
  colours: readonly GeneratedColour[];
}

/** Makes up the family of a number; it is the same for the same seed. */
export function generateFamily(number: number, seed: number): GeneratedFamily {
  const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b));
  const kind = random.pick(goodsKinds);
  const stuff = random.pick(kind.range.stuffs);
  const [low, high] = kind.prices;
  // Squaring makes the cheap more common than the dear.
  const kronor = priceLike(low + (high - low) * random.next() ** 2);
  return {
    number,
    kind,
    stuff,
    series: placeName(random),
    brand: random.pick(generatedBrands),
    texts: {
      opening: random.pick(kind.range.openings),
      use: random.pick(kind.range.uses),
      care: random.pick(kind.range.care),
    },
    kronor,
    grams: Math.round((kind.grams * random.between(80, 125)) / 100),
    colours: pickColours(stuff, random).map((key) => ({
      key,
      label: palette[key].label,
      stock: (kind.sizes ?? [null]).map(() => generateStock(random)),
      sold: Math.floor(random.next() ** 4 * 3000),
      pricesShares: generateShares(random),
    })),
  };
}

/** Ends on a 9, as prices in the shop do; dear goods end on a 95. */
export function priceLike(kronor: number): number {
  return kronor < 500 ? Math.max(19, Math.round(kronor / 10) * 10 - 1) : Math.round(kronor / 100) * 100 - 5;
}

function pickColours({ colours }: Stuff, random: Random) {
  const first = random.between(0, colours.length - 1);
  const count = random.between(1, Math.min(4, colours.length));
  return [...colours.slice(first), ...colours.slice(0, first)].slice(0, count);
}

function generateStock(random: Random): CatalogueItem['stock'] {
  const isCounted = true;
  if (random.chance(0.08)) return { inStock: 0, oversellable: 0, isCounted };
  if (random.chance(0.04)) return { inStock: 0, oversellable: random.between(5, 20), isCounted };
  const inStock = random.chance(0.12) ? random.between(1, 5) : random.between(6, 80);
  return { inStock, oversellable: 0, isCounted };
}

/** Most goods never change their price; some were reduced once, and some are now. */
function generateShares(random: Random): PriceShare[] {
  const age = random.between(3, 900);
  const shares = [{ daysAgo: age, share: 100 }];
  if (age > 120 && random.chance(0.2)) {
    const began = random.between(60, age - 30);
    shares.push({ daysAgo: began, share: random.between(70, 92) }, { daysAgo: began - 14, share: 100 });
  }
  if (age > 40 && random.chance(0.15)) shares.push({ daysAgo: random.between(1, 25), share: random.between(55, 90) });
  return shares;
}
