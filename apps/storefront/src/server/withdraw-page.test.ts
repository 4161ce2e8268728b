import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoCustomer } from '@torg/merchant-api/settings';
import { cookieJar } from './testing/cookie-jar.ts';
import { openShop } from './testing/open-shop.ts';
import { clientWith, orderMugsWith } from './testing/order-mugs-with.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let bought: Awaited<ReturnType<typeof orderMugsWith>>;
/** The operations that the API is away for. */
let away: readonly string[] = [];
/** What going back on goods pays back in place of what it does; the order's own where it is null. */
let refund: { amount: number; offBill: number } | null = null;

beforeAll(async () => {
  shop = await openShop({
    async between(request, api) {
      const text = request.method === 'POST' ? await request.clone().text() : '';
      const operation = /"operationName":"(\w+)"/.exec(text)?.[1] ?? '';
      if (away.includes(operation)) return new Response(null, { status: 503 });
      const answer = await api.fetch(request);
      if (operation !== 'Withdrawal' || refund === null) return answer;
      const { data } = await answer.json();
      return Response.json({ data: { withdrawal: { ...data.withdrawal, refund: { ...refund, currency: 'SEK' } } } });
    },
  });
  bought = await orderMugsWith(clientWith(shop, ''));
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => void ([away, refund] = [[], null]));

const page = async (path: string, cookie = '') => {
  const answer = await shop.ask(path, { headers: { cookie } });
  return { status: answer.status, html: await answer.text() };
};

describe('the page on which a purchase is gone back on', () => {
  it.each([
    ['by a bill', { amount: 500, offBill: 500 }, ['Dras av från fakturan: 500 kr']],
    ['before', { amount: 500, offBill: 0 }, ['Betalas tillbaka för varorna: 500 kr']],
    [
      'by a gift card and a bill',
      { amount: 500, offBill: 100 },
      ['Dras av från fakturan: 100 kr', 'Betalas tillbaka för varorna: 400 kr'],
    ],
    ['nothing', { amount: 0, offBill: 0 }, ['Betalas tillbaka för varorna: 0 kr']],
  ])('says before it is confirmed what comes back of what was paid %s', async (_, sums, told) => {
    refund = sums;
    const { publicId, skuId } = bought;
    const fields = { form: 'withdraw', order: publicId, step: 'choose', name: 'Maja', email: 'maja@torg.example' };
    const body = new URLSearchParams({ ...fields, [`units-${skuId}`]: '1' });
    const html = await (await shop.ask(`/angra-kop?order=${publicId}&step=review`, { method: 'POST', body })).text();
    const rows = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
      ([, term, value = '']) => `${term}: ${value.replaceAll(/<[^>]*>/g, '').replaceAll(/\s|&nbsp;/g, ' ')}`,
    );
    expect(rows.filter((row) => !row.startsWith('Ordernummer'))).toEqual(told);
  });

  it('stands although nobody can be asked who bought', async () => {
    away = ['Purchase', 'OrderConfirmation'];
    const { status, html } = await page(`/angra-kop?order=${bought.publicId}&cartid=${bought.cartId}`);
    expect([status, html.includes('Vad vill du ångra?')]).toEqual([200, true]);
    expect(html).not.toContain('value="maja@torg.example"');
  });

  it('finds a purchase without the account for whoever is signed in too, beside the way to their orders', async () => {
    const { email, password } = demoCustomer;
    const body = new URLSearchParams({ form: 'sign-in', email, password });
    const cookie = cookieJar(await shop.ask('/account', { method: 'POST', body }));
    const { html } = await page('/angra-kop', cookie);
    expect(html).toMatch(/name="form" value="find-order"[^]*name="orderNumber"[^]*name="email"/);
    expect(html).toMatch(/href="\/mina-sidor\/ordrar"[^>]*>(<[^>]*>)*Till mina ordrar/);
  });
});
