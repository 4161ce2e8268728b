import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Vital } from '../page/vital.ts';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let counted: Vital[] = [];
let now = 0;

beforeAll(async () => {
  shop = await openShop({
    countVitals: (vitals) => counted.push(...vitals),
    // Whoever looks at it finds another two milliseconds gone.
    stopwatch: () => (now += 2),
  });
});

beforeEach(() => {
  counted = [];
});

afterAll(() => shop.close());

const lcp = { page: 'product', metric: 'LCP', value: 1_240, element: '#picture' } as const;
const tell = (body: unknown, headers: Record<string, string> = {}) =>
  shop.ask('/vitals', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', ...headers },
  });

describe('how quick a page was', () => {
  it('is counted by the name of the page, with what it came from', async () => {
    const inp = { page: 'home', metric: 'INP', value: 240, element: '#menu', script: 'main.js' };
    const answer = await tell([lcp, inp], { cookie: 'torg-cart=7' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(counted).toEqual([lcp, inp]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['a page that the shop has not', [{ ...lcp, page: '/p/mugg' }], '0.page is no page of the shop'],
    ['an unknown metric', [{ ...lcp, metric: 'FID' }], '0.metric is no web vital'],
    ['less than nothing', [{ ...lcp, value: -1 }], '0.value is less than nothing'],
    ['a long name', [{ ...lcp, element: 'a'.repeat(101) }], '0.element is too long'],
    ['what a terminal obeys', [{ ...lcp, script: '\u001b[2J' }], '0.script has characters that nobody sees'],
    ['whatever else somebody adds', [{ ...lcp, visitor: 'anna' }], '0 Unrecognized key: "visitor"'],
    ['more than there is to tell', Array(6).fill(lcp), 'the report is too long'],
    ['nothing', [], 'the report is empty'],
  ])('is refused in one sentence with %s', async (_what, vitals, problem) => {
    const answer = await tell(vitals);
    expect([answer.status, await answer.text()]).toEqual([400, `Nothing was counted: ${problem}.`]);
    expect(counted).toEqual([]);
  });

  it.each([
    [400, 'what is no JSON', '{'],
    [413, 'more than four kilobytes', JSON.stringify(Array(70).fill(lcp))],
  ])('is answered by %d to %s', async (status, _what, body) => {
    expect((await tell(body)).status).toBe(status);
    expect(counted).toEqual([]);
  });

  it('is taken from no other site', async () => {
    expect((await tell([lcp], { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(counted).toEqual([]);
  });

  it('is told to nobody who asks', async () => {
    expect((await shop.ask('/vitals')).status).toBe(404);
  });
});

describe('what the server took', () => {
  const timing = async (path: string) => (await shop.ask(path)).headers.get('server-timing');

  it.each([
    ['a page', '/nyheter'],
    ['the front page', '/'],
    ['a page that is missing', '/p/saknas'],
  ])('is told with %s: loading, rendering, and all of it', async (_which, path) => {
    expect(await timing(path)).toBe('load;dur=2.0, render;dur=2.0, total;dur=10.0');
  });

  it('is told with the page that answers a form', async () => {
    const body = new URLSearchParams({ form: 'buy' });
    const answer = await shop.ask('/p/sockor/ullsockor-stig-havre', { method: 'POST', body });
    expect([answer.status, answer.headers.get('server-timing')]).toEqual([
      422,
      'load;dur=2.0, render;dur=2.0, total;dur=10.0',
    ]);
  });

  it('is told with no picture, text or data', async () => {
    expect([await timing('/robots.txt'), await timing('/postal-codes/SE/11122')]).toEqual([null, null]);
  });
});
