import { expect, it } from 'vitest';
import { readPicks } from './package-picks.ts';
import { packageTotal, totalWith } from './package-total.ts';
import { contentsOf, priceOf } from './testing/demo-contents.ts';

const { groups } = contentsOf();
const picks = (texts: Record<string, string>) => readPicks(groups, texts);

it('is the package’s own price, or that of its parts where they are cheaper', () => {
  expect(packageTotal(priceOf(15_000), picks({ g1: '11' }))?.selling.incVat).toBe(15_000);
  expect(packageTotal(priceOf(30_000), picks({ g1: '11' }))?.selling.incVat).toBe(20_000);
  expect(packageTotal(priceOf(30_000), picks({ g1: '11', g2: '21' }))?.selling.incVat).toBe(30_000);
});

it('is not told while something must be picked', () => {
  expect(packageTotal(priceOf(15_000), picks({}))).toBeNull();
});

it('tells what another pick would make it', () => {
  const now = picks({ g1: '11' });
  const [, cards] = groups;
  const option = cards?.options[0] ?? null;
  expect(cards && totalWith(priceOf(30_000), now, { group: cards, option })?.selling.incVat).toBe(30_000);
  expect(cards && totalWith(priceOf(30_000), now, { group: cards, option: null })?.selling.incVat).toBe(20_000);
});
