import { expect, it } from 'vitest';
import { structuredDataGaps } from './structured-data-gaps.ts';

const context = { '@context': 'https://schema.org' };
const crumb = (position: number, name = 'Köket') => ({
  '@type': 'ListItem',
  position,
  name,
  item: 'http://a.example/',
});
const crumbs = (...itemListElement: object[]) => ({ ...context, '@type': 'BreadcrumbList', itemListElement });

const price = (amount: string) => ({ '@type': 'UnitPriceSpecification', price: amount, priceCurrency: 'SEK' });
const offer = (amount: string, told: readonly string[], struck?: string) => ({
  ...price(amount),
  '@type': 'Offer',
  url: 'http://a.example/p/b',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/NewCondition',
  priceSpecification: [
    ...told.map(price),
    ...(struck ? [{ ...price(struck), priceType: 'https://schema.org/StrikethroughPrice' }] : []),
  ],
});

it.each([
  [JSON.stringify(crumbs(crumb(1), crumb(2))), []],
  [JSON.stringify({ ...context, '@type': 'Thing' }), []],
  ['{"@context":', ['It is no JSON']],
  ['{"@type":"Thing"}', ['It names no context']],
  [JSON.stringify(crumbs()), ['BreadcrumbList has no itemListElement']],
  [JSON.stringify(crumbs(crumb(1), crumb(3))), ['A list is not counted from 1']],
  [JSON.stringify(crumbs(crumb(1, ''))), ['ListItem has no name']],
  [JSON.stringify({ ...context, '@type': 'OnlineStore', '@id': '#a', name: 'Torg' }), ['OnlineStore has no url']],
  [JSON.stringify({ ...context, '@type': 'Product', url: 'http://a.example/p/b' }), []],
  [JSON.stringify({ ...context, '@type': 'Product', name: 'Mugg', image: ['a'], sku: '1' }), ['Product has no offers']],
  [JSON.stringify({ ...context, ...offer('99.00', ['99.00']) }), []],
  [JSON.stringify({ ...context, ...offer('99', ['99']) }), ['Offer costs 99', 'UnitPriceSpecification costs 99']],
  [JSON.stringify({ ...context, ...offer('99.00', ['89.00']) }), ['Offer has another price than it tells of']],
  [JSON.stringify({ ...context, ...offer('99.00', ['99.00'], '89.00') }), ['Offer strikes a lower price']],
])('of %s it is said what is missing', (json, gaps) => {
  expect(structuredDataGaps(json)).toEqual(gaps);
});
