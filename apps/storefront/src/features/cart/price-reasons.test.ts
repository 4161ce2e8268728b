import { expect, it } from 'vitest';
import { buildCartLine } from '@torg/stores/testing';
import { campaignNames, unitPrices } from './price-reasons.ts';

const campaign = (name: string, isTitleHidden = false) => ({
  campaignId: name,
  name,
  isTitleHidden,
  canonicalUrl: null,
});
const { unitPrice } = buildCartLine(7, 1);
const free = { ...unitPrice, selling: { incVat: 0, exVat: 0 } };

it('each campaign is named once, and none that keeps its name to itself', () => {
  const first = buildCartLine(7, 1, { campaigns: [campaign('Ta tre'), campaign('Hemlig', true), campaign('')] });
  expect(campaignNames([first, buildCartLine(8, 1, { campaigns: [campaign('Ta tre'), campaign('Vinter')] })])).toEqual([
    'Ta tre',
    'Vinter',
  ]);
});

it('units that cost different sums are told apart, and others are not', () => {
  const reader = { locale: 'sv', vatView: 'incVat' } as const;
  const campaignPrices = [
    { quantity: 2, price: unitPrice },
    { quantity: 1, price: free },
  ];
  const text = unitPrices(buildCartLine(7, 3, { campaignPrices }), reader);
  expect(text?.replaceAll(/\s/g, ' ')).toBe('2 × 100 kr + 1 × 0 kr');
  expect(unitPrices(buildCartLine(7, 3), reader)).toBeNull();
});
