import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe('the city of a postal code', () => {
  it.each([
    ['/postal-codes/SE/11122', 'Stockholm'],
    ['/postal-codes/NO/0150', 'Oslo'],
  ])('is told at %s, for whoever asks in a month', async (path, city) => {
    const answer = await shop.ask(path);
    expect([answer.status, await answer.json()]).toEqual([200, { city }]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    '/postal-codes/NO/0002',
    '/postal-codes/DE/10115',
    '/postal-codes/SE/111%2022',
    '/postal-codes/SE/11122/Stockholm',
    '/postal-codes/se/<b>',
    '/postal-codes/',
  ])('is not known at %s', async (path) => {
    const answer = await shop.ask(path);
    expect([answer.status, await answer.json()]).toEqual([404, { city: null }]);
  });

  it('is asked for again the day after where it was not known', async () => {
    const answer = await shop.ask('/postal-codes/NO/0002');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  });
});
