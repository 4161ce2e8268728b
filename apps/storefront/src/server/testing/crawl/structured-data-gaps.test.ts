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

it.each([
  [JSON.stringify(crumbs(crumb(1), crumb(2))), []],
  [JSON.stringify({ ...context, '@type': 'Thing' }), []],
  ['{"@context":', ['It is no JSON']],
  ['{"@type":"Thing"}', ['It names no context']],
  [JSON.stringify(crumbs()), ['BreadcrumbList has no itemListElement']],
  [JSON.stringify(crumbs(crumb(1), crumb(3))), ['A list is not counted from 1']],
  [JSON.stringify(crumbs(crumb(1, ''))), ['ListItem has no name']],
  [JSON.stringify({ ...context, '@type': 'OnlineStore', '@id': '#a', name: 'Torg' }), ['OnlineStore has no url']],
])('of %s it is said what is missing', (json, gaps) => {
  expect(structuredDataGaps(json)).toEqual(gaps);
});
