import { expect, it } from 'vitest';
import { createStores } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import { pageAt } from './page-at.ts';

function visit(...routes: readonly string[]) {
  let now = 0;
  const { events } = createStores({ ...createFakeStorePorts(), clock: { now: () => now } });
  for (const route of routes) {
    now += 1_000;
    events.record('page:impression', { route, path: '/', title: '' });
    events.record('favorite:add', { productId: 3 });
  }
  return events.events;
}

it.each([
  [500, 'home'],
  [1_000, 'home'],
  [1_999, 'home'],
  [2_500, 'product'],
  [9_000, 'cart'],
])('a touch after %d ms belongs to the page that was shown: %s', (moment, page) => {
  expect(pageAt(visit('home', 'product', 'cart'), moment)).toBe(page);
});

it('a page that failed is no page to tell of', () => {
  expect([pageAt(visit('404', 'product'), 1_500), pageAt(visit('home', '503'), 2_500), pageAt([], 0)]).toEqual([
    null,
    null,
    null,
  ]);
});
