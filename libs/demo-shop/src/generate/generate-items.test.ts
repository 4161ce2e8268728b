import { expect, it } from 'vitest';
import { generateItems } from './generate-items.ts';

const options = { products: 300, seed: 7, language: 'sv', now: Date.parse('2026-11-21T12:00:00Z') } as const;
const made = (changes = {}) => [...generateItems({ ...options, ...changes })].flat();

it('makes the same goods from the same seed, and others from another', () => {
  expect(made()).toEqual(made());
  expect(made({ seed: 8 })).not.toEqual(made());
});

it('makes as many products as it is asked for, each colour counted', () => {
  expect(new Set(made().map(({ partNumber }) => partNumber)).size).toBe(300);
});

it('writes the same goods in both languages', () => {
  const norwegian = made({ language: 'nb' });
  expect(norwegian.map(({ id, gtin, stock }) => ({ id, gtin, stock }))).toEqual(
    made().map(({ id, gtin, stock }) => ({ id, gtin, stock })),
  );
  expect(norwegian.some(({ title }, index) => title !== made()[index]?.title)).toBe(true);
});

it('gives no id, GTIN or address twice, and pictures to all', () => {
  const items = made();
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(new Set(items.map(({ gtin }) => gtin)).size).toBe(items.length);
  for (const item of items) {
    expect(item.pictures.length).toBeGreaterThan(0);
    expect(item.categories[0]).toHaveLength(3);
  }
});

it('tells price histories that end at the price of today', () => {
  const items = made();
  expect(items.filter(({ price }) => price.sale).length).toBeGreaterThan(20);
  for (const { price, past } of items) {
    const times = past?.prices.map(({ from }) => from) ?? [];
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(past?.prices.at(-1)?.selling).toBe(price.sale?.selling ?? price.regular);
    expect(past?.prices[0]?.selling).toBe(price.regular);
  }
});
