import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
/** The first thing of the first group has sold out. */
let isSoldOut = false;

beforeAll(async () => {
  shop = await openShop({ between: async (request, api) => sellOut(request.clone(), await api.fetch(request)) });
});

async function sellOut(request: Request, answer: Response): Promise<Response> {
  if (!isSoldOut || request.method !== 'POST') return answer;
  const { operationName } = await request.json();
  if (operationName !== 'ProductPackage') return answer;
  const told = await answer.json();
  const [group] = told.data.product.productPackage.groups;
  for (const { stock } of group.options[0].product.skus) stock.totalStock = 0;
  return Response.json(told);
}

afterAll(() => shop.close());

const path = '/pp/presentaskar/frukostset-strand-tva-personer';

/** Sends the form of the page, as a browser without script does. */
function send(fields: Record<string, string>) {
  const body = new URLSearchParams({ form: 'package', alias: 'frukostset-strand-tva-personer', change: '', ...fields });
  return shop.ask(path, { method: 'POST', body, headers: { origin: 'http://localhost:3000' } });
}

/** What is picked in the page, by field. */
function pickedIn(html: string): Record<string, string> {
  const picked = [...html.matchAll(/<input[^>]*name="(g\d+)" checked="" value="(\d+)"/g)];
  return Object.fromEntries(picked.map(([, name = '', value = '']) => [name, value]));
}

it('the page of a package comes with its defaults, and what they come to', async () => {
  const answer = await shop.ask(path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('href="http://nb.localhost:3000/pp/');
  expect(html).toContain('Två muggar i samma färg');
  expect(html).toContain('href="/p/muggar/mugg-strand-kritvit"');
  expect(Object.keys(pickedIn(html))).toHaveLength(3);
  expect(html).toMatch(/Paketpris.*949/);
  expect(html).not.toContain('Den här produkten säljs inte här just nu.');
  expect(html).toMatch(/Hos dig \S+ \d/);
});

it.each([path, '/p/presenttips/presentkort-500-kr'])(
  'the page %s promises no organization the rights of a consumer',
  async (address) => {
    const shown = async (customerType: string) => {
      const answer = await shop.ask(address, { headers: { cookie: `torg-customer-type=${customerType}` } });
      return [answer.status, await answer.text()];
    };
    const [status, forPersons] = await shown('PERSON');
    expect([status, forPersons]).toEqual([200, expect.stringMatching(/ångerrätt/)]);
    const [, forOrganizations] = await shown('ORGANIZATION');
    expect(forOrganizations).not.toMatch(/ångerrätt|reklamationsrätt/);
    expect(forOrganizations).toContain('Faktura utan avgift');
  },
);

it('an address opens what was picked in it, and says what is sold no more', async () => {
  const first = pickedIn(await (await shop.ask(path)).text());
  const [field = '', value = ''] = Object.entries(first)[0] ?? [];
  const other = { ...first, [field]: String(Number(value) + 1) };
  const html = await (await shop.ask(`${path}?${new URLSearchParams(other)}`)).text();
  expect(pickedIn(html)).toEqual(other);
  const gone = await (await shop.ask(`${path}?${new URLSearchParams({ ...first, [field]: '999999' })}`)).text();
  expect(gone).toContain('Det du hade valt säljs inte längre');
  expect(Object.keys(pickedIn(gone))).toHaveLength(2);
});

it('without script it is put in the cart, or comes back with what was picked and what is missing', async () => {
  const picked = pickedIn(await (await shop.ask(path)).text());
  const [missing = '', ...others] = Object.keys(picked);
  const some = Object.fromEntries(others.map((name) => [name, picked[name] ?? '']));
  const refused = await send(some);
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain('Välj ett alternativ: Muggar');
  expect(pickedIn(html)).toEqual(some);
  expect(pickedIn(html)).not.toHaveProperty(missing);
  const bought = await send(picked);
  expect(bought.status).toBe(303);
  expect(bought.headers.get('location')).toMatch(/^\/varukorg\?added=package-\d+-1$/);
  const three = await send({ ...picked, quantity: '3' });
  expect(three.headers.get('location')).toMatch(/^\/varukorg\?added=package-\d+-3$/);
  const cookie = /torg-cart=[^;]+/.exec(three.headers.get('set-cookie') ?? '')?.[0] ?? '';
  // Three of 949 kr, with six pieces in each; the checkout tells them as the cart does.
  for (const page of ['/varukorg', '/kassan']) {
    const told = (await (await shop.ask(page, { headers: { cookie } })).text()).replaceAll('<!-- -->', '');
    expect(told).toMatch(/2\s847\skr/);
    expect(told).toContain('Frukostset Strand, två personer');
    expect(told).toContain('Visa innehållet (18 varor)');
    expect(told).toMatch(/Mugg Strand, kritvit.*6 st/);
  }
  // So dear a cart is given a gift, which says why it is there.
  const lines = await (await shop.ask('/varukorg', { headers: { cookie } })).text();
  expect(lines).toMatch(/Kort Vinter.*Sex vinterkort på köpet från 1\s500\skr.*Gåva från oss/s);
  expect((await send({ ...picked, quantity: '1.5' })).status).toBe(422);
});

it.each([
  ['/p/presentaskar/frukostset-strand-tva-personer', '/pp/presentaskar/frukostset-strand-tva-personer'],
  ['/pp/frukostset-strand-tva-personer?x=1', '/pp/presentaskar/frukostset-strand-tva-personer?x=1'],
  ['/product/frukostset-strand-tva-personer', '/pp/presentaskar/frukostset-strand-tva-personer'],
  ['/pp/mugg-strand-kritvit', '/p/muggar/mugg-strand-kritvit'],
])('%s leads to %s, where the package or product stands', async (path, location) => {
  const answer = await shop.ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

it('without script what sold out while it was put together is named, and the rest stays picked', async () => {
  const picked = pickedIn(await (await shop.ask(path)).text());
  isSoldOut = true;
  const refused = await send(picked);
  isSoldOut = false;
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain('är slut. Välj något annat.');
  expect(html).toContain('Något av det du valde tog just slut.');
  const [, ...others] = Object.keys(picked);
  expect(Object.keys(pickedIn(html))).toEqual(expect.arrayContaining(others));
});
