import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe('addresses that are nearly right', () => {
  it.each([
    ['/varukorg/', '/varukorg'],
    ['//varukorg', '/varukorg'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example//', '/elsewhere.example'],
    ['/s/%20', '/'],
    ['/b/nordbod/fjord', '/b/fjord'],
  ])('%s leads to %s', async (path, right) => {
    const answer = await shop.ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, right]);
  });

  it.each([
    '/VARUKORG',
    `/s/${'a'.repeat(201)}`,
    '/p/%E0%A4%A',
    '/s/100%',
    '/p/%3Cscript%3E',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/c/x%0d%0aset-cookie:%20a=b',
    '/404',
    '/om-os',
  ])('%s is missing, and says nothing of itself', async (path) => {
    const answer = await shop.ask(path);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
    expect(await answer.text()).not.toContain('<script>');
  });

  it('takes no harm from a query of 8 kB', async () => {
    const answer = await shop.ask(`/?q=${'%22%3E%3Cscript%3E'.repeat(455)}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('"><script>');
  });
});
