import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

it.each([
  ['/jamfor', 'localhost:3000', 'Jämför', 'Skiljer sig'],
  ['/sammenlign', 'nb.localhost:3000', 'Sammenlign', 'Er ulike'],
])('%s stands products beside each other without script, by its address', async (path, host, heading, differs) => {
  const answer = await shop.ask(`${path}?products=1,6`, {}, host);
  const html = await answer.text();
  expect([answer.status, html.match(/<th scope="col"/g)?.length]).toEqual([200, 3]);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html).toContain(differs);
  expect(html).toContain(`href="${path}?products=6"`);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('a comparison of nothing leads on', async () => {
  expect(await (await shop.ask('/jamfor?products=x')).text()).toContain('Inget att jämföra än');
});
