import type { PackageGroup, PackageOption, Price } from '@torg/commerce-sdk/domain';
import { createTranslate, loadMessages } from '@torg/i18n';
import { expect, it } from 'vitest';
import { readPicks } from './package-picks.ts';
import { slotView } from './package-view.tsx';
import { contentsOf, optionOf, priceOf } from './testing/demo-contents.ts';

const t = createTranslate({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});

/** The same option at the rate of food. */
function taxedAsFood(option: PackageOption): PackageOption {
  const amount = { incVat: 10_000, exVat: 9434 };
  const price: Price = { ...priceOf(10_000), selling: amount, regular: amount, vat: 566 };
  return { ...option, product: { ...option.product, price } };
}

function pricesIn(group: PackageGroup, own: number, texts: Record<string, string>) {
  const [mugs] = contentsOf().groups;
  const groups = mugs ? [mugs, group] : [];
  const all = { price: priceOf(own), picks: readPicks(groups, texts) };
  const pick = all.picks[1];
  const viewer = { locale: 'sv', vatView: 'exVat', t, imageBase: '/', marksMissing: false } as const;
  const view = pick && slotView(pick, all, { ...viewer, idOf: () => 'id', onPick: () => {} });
  return [...(view?.options.map(({ price }) => price) ?? []), view?.none?.price].map((price) =>
    price?.replaceAll('\u00a0', ' '),
  );
}

const sweets: PackageGroup = {
  ...{ groupId: 2, name: 'Något sött', description: '', image: null, required: false },
  options: [optionOf(21, 10), taxedAsFood(optionOf(22, 10))],
};

it('calls nothing dearer or cheaper that costs the same with VAT, though its rate is another', () => {
  expect(pricesIn(sweets, 15_000, { g1: '11', g2: '21' })).toEqual(['Ingår', 'Ingår', undefined]);
  expect(pricesIn(sweets, 15_000, { g1: '11' })).toEqual(['Ingår', 'Ingår', undefined]);
});

it('tells what picking nothing takes off, as what picking something adds', () => {
  expect(pricesIn(sweets, 30_000, { g1: '11' })).toEqual(['+80 kr', '+101,51 kr', undefined]);
  expect(pricesIn(sweets, 30_000, { g1: '11', g2: '21' })).toEqual(['Ingår', 'Ingår', '−80 kr']);
});
