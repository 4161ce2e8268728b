import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

const norway = 'nb.localhost:3000';
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

function carry(fields: Record<string, string>, origin = 'http://localhost:3000'): Promise<Response> {
  const headers = { origin, 'sec-fetch-site': 'cross-site' };
  return shop.ask('/checkout/carried', { method: 'POST', body: new URLSearchParams(fields), headers }, norway);
}

const typed = JSON.stringify({ email: 'elsa@torg.example', 'billingAddress.firstName': '</script><b>Elsa' });

describe('what was typed into the checkout of one site', () => {
  it('goes back to the browser on another one, is kept there, and leads on', async () => {
    const answer = await carry({ typed, to: '/c/kjokken?page=2' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await answer.text();
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    expect(html).toContain(`<script nonce="${nonce}">`);
    const [, kept] = /\}\)\((\{.*\})\)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(kept ?? '')).toEqual({
      key: 'torg-checkout',
      typed: JSON.parse(typed),
      to: '/c/kjokken?page=2',
    });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('is taken from the shop’s own sites alone', async () => {
    expect((await carry({ typed, to: '/' }, 'https://elsewhere.example')).status).toBe(403);
    const nobody = { method: 'POST', body: new URLSearchParams({ typed }) };
    expect((await shop.ask('/checkout/carried', nobody, norway)).status).toBe(403);
  });

  it('leads to the front page where it would lead away from the shop', async () => {
    expect(await (await carry({ typed, to: '//elsewhere.example' })).text()).toContain('"to":"/"');
  });

  it.each([['no JSON'], ['[1]'], ['{"email":1}'], ['null']])('is refused where it is %s', async (text) => {
    expect((await carry({ typed: text, to: '/' })).status).toBe(400);
  });

  it('may be sent by a page to the shop’s other sites, and to nobody else', async () => {
    const policy = (await shop.ask('/')).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' http://nb.localhost:3000;");
  });
});
