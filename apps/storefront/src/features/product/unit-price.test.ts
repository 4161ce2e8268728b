import { expect, it } from 'vitest';
import type { PriceViewer } from '../../display/price-view.ts';
import { unitPriceView } from './unit-price.ts';

const viewer: PriceViewer = {
  locale: 'sv',
  vatView: 'incVat',
  t: ((key: string, { price }: { price: string }) => `${key} ${price}`) as never,
};
const price = {
  currency: 'SEK',
  selling: { incVat: 7900, exVat: 7453 },
  regular: { incVat: 7900, exVat: 7453 },
  vat: 447,
  isDiscounted: false,
  discountPercentage: 0,
};

function product(facts: Record<string, string>) {
  const parameters = Object.entries(facts).map(([key, value]) => ({
    ...{ name: key, label: key, value, show: false },
    identifier: `unit-price.${key}`,
  }));
  return { price, parameterGroups: [{ parameterGroupId: 1, name: 'Jämförpris', parameters }] };
}

const perKilogram = product({ amount: '185.88', unit: 'kg' });

it('names the price per unit in Sweden below the price', () => {
  expect(unitPriceView(perKilogram, viewer, { hreflang: 'sv-SE' })).toEqual({
    isUnitPriceFirst: false,
    unitPrice: 'product.price.unit 185,88\u00a0kr/kg',
  });
});

it('puts it first, and as it is, in Norway', () => {
  const words = unitPriceView(perKilogram, { ...viewer, locale: 'nb' }, { hreflang: 'nb-NO' });
  expect(words).toEqual({ isUnitPriceFirst: true, unitPrice: '185,88\u00a0kr/kg' });
});

it('is without VAT for whoever sees prices without', () => {
  const { unitPrice } = unitPriceView(perKilogram, { ...viewer, vatView: 'exVat' }, { hreflang: 'sv-SE' });
  expect(unitPrice).toBe('product.price.unit 175,36\u00a0kr/kg');
});

it.each<Record<string, string>>([
  {},
  { amount: '0', unit: 'kg' },
  { amount: 'x', unit: 'kg' },
  { amount: '4', unit: 'acre' },
])('says nothing of %j', (facts) => {
  expect(unitPriceView(product(facts), viewer, { hreflang: 'sv-SE' })).toEqual({});
  expect(unitPriceView({ ...perKilogram, price: null }, viewer, { hreflang: 'sv-SE' })).toEqual({});
});
