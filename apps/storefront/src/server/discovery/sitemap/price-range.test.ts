import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPrices, isCutRange, splitByPrice, type PriceRange } from './price-range.ts';

async function partsOf(prices: readonly number[], most: number) {
  const within = ({ lowest, highest }: PriceRange) => prices.filter((price) => price >= lowest && price <= highest);
  const countIn = async (range: PriceRange) => within(range).length;
  const parts = await splitByPrice(countIn, most);
  return parts.map((range) => ({ ...range, prices: within(range) }));
}

describe('a catalogue cut by price', () => {
  it('is whole: each product lies in exactly one part, and no part is too large that could be smaller', async () => {
    const price = fc.oneof(fc.nat({ max: 200_000 }), fc.constantFrom(19_900, 29_900), fc.nat(allPrices.highest));
    await fc.assert(
      fc.asyncProperty(fc.array(price, { maxLength: 80 }), fc.integer({ min: 1, max: 20 }), async (prices, most) => {
        const parts = await partsOf(prices, most);
        const found = parts.flatMap((part) => part.prices);
        expect(found.toSorted((a, b) => a - b)).toEqual(prices.toSorted((a, b) => a - b));
        for (const part of parts) {
          expect(part.prices.length <= most || part.lowest === part.highest).toBe(true);
          expect(isCutRange(part)).toBe(true);
        }
      }),
    );
  });

  it('knows its own parts', () => {
    expect(isCutRange(allPrices)).toBe(true);
    for (const range of [
      { lowest: 0, highest: 9_900 },
      { lowest: 5, highest: allPrices.highest },
      { lowest: 9, highest: 5 },
      { lowest: 0, highest: allPrices.highest + 1 },
    ]) {
      expect(isCutRange(range)).toBe(false);
    }
  });

  it('is asked about seldom', async () => {
    const prices = Array.from({ length: 5_000 }, (_, index) => 4_900 + index * 100);
    let asked = 0;
    const countIn = async ({ lowest, highest }: PriceRange) => {
      asked += 1;
      return prices.filter((price) => price >= lowest && price <= highest).length;
    };
    const parts = await splitByPrice(countIn, 600);
    expect(parts.length).toBeLessThan(20);
    expect(asked).toBeLessThan(50);
  });
});
