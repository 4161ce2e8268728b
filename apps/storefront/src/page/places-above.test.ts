import { expect, it } from 'vitest';
import { placesAbove } from './places-above.ts';
import type { PageHead } from './define-route.ts';
import type { ShownPage } from './shown-page.tsx';

const kitchen = { label: 'Köket', href: '/c/koket' };
const pageAbout = (about?: PageHead['about']) =>
  ({ kind: 'found', head: { title: '', alternates: {}, about } }) as ShownPage; // all that is looked at

it.each([
  ['a list', pageAbout({ kind: 'page', name: 'Muggar', path: '/c/muggar', above: [kitchen] }), ['Köket', 'Muggar']],
  ['a product', pageAbout({ kind: 'product', alias: 'm', name: 'Mugg', path: '/p/m', above: [kitchen] }), ['Köket']],
  ['the front page', pageAbout({ kind: 'shop' }), []],
  ['a page without a place', pageAbout(), []],
  ['a page that failed', { kind: 'failed', status: 404, alternates: {} } as const, []],
])('from %s', (_, page, above) => {
  expect(placesAbove(page).map(({ label }) => label)).toEqual(above);
});
