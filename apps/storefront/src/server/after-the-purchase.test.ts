import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCustomer } from '@torg/merchant-api/settings';
import type { CommerceClient } from '@torg/commerce-sdk';
import { cookieJar } from './testing/cookie-jar.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';
import { orderTwoMugs } from './testing/buy-two-mugs.ts';
import { clientWith, orderMugsWith } from './testing/order-mugs-with.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let client: CommerceClient;
let cookie: string;
let own: Awaited<ReturnType<typeof order>>;

/** Orders two mugs, for the customer whose cookies are sent. */
function order(held = '') {
  client = clientWith(shop, held);
  return orderMugsWith(client);
}

beforeAll(async () => {
  shop = await openShop({ openApi: () => openEmbeddedApi({ outbox: true }) });
  const { email, password } = demoCustomer;
  const body = new URLSearchParams({ form: 'sign-in', email, password });
  cookie = cookieJar(await shop.ask('/account', { method: 'POST', body }));
  own = await order(cookie);
}, 120_000);

afterAll(() => shop.close());

const page = async (path: string, held = cookie, host?: string) => {
  const answer = await shop.ask(path, { headers: { cookie: held } }, host);
  return { answer, html: await answer.text() };
};

describe("a customer's orders", () => {
  it('are listed with how they stand, for no cache', async () => {
    const { answer, html } = await page('/mina-sidor/ordrar');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain(`Order ${own.orderId}`);
    expect(html).toContain('Pågående ordrar');
    expect(html).toContain('Mottagen');
  });

  it('are searched for without script', async () => {
    const found = await page(`/mina-sidor/ordrar?q=${own.orderId}&status=received`);
    expect(found.html).toContain(`Order ${own.orderId}`);
    const none = await page('/mina-sidor/ordrar?status=cancelled');
    expect(none.html).toContain('Ingen order stämmer med din sökning');
  });

  it('are each shown whole: goods, sums, how far it is, its receipt', async () => {
    const { answer, html } = await page(`/mina-sidor/ordrar/${own.orderId}`);
    expect(answer.status).toBe(200);
    for (const text of [
      'Så går det för din order',
      'Det här har du köpt',
      'Totalt',
      'Visa fakturan (ny flik)',
      `/receipts/${own.publicId}`,
    ])
      expect(html).toContain(text);
    expect(html).toContain(`/angra-kop?order=${own.publicId}`);
  });

  it("are nobody else's: another's order is missing", async () => {
    const guests = await order();
    expect((await page(`/mina-sidor/ordrar/${guests.orderId}`)).answer.status).toBe(404);
    expect((await page('/mina-sidor/ordrar/0')).answer.status).toBe(404);
    expect((await page(`/mina-sidor/ordrar/${own.orderId}`, '')).answer.status).toBe(302);
  });
});

describe('an order of a company whose account became a person’s', () => {
  it('stays a company’s: without VAT, with its number, and without a right to go back on it', async () => {
    const fields = { form: 'register', customerType: 'ORGANIZATION', company: 'Lind AB', firstName: 'Maja' };
    const who = { lastName: 'Lind', email: 'lind-ab@torg.example', password: 'mitt-lösen', repeated: 'mitt-lösen' };
    const body = new URLSearchParams({ ...fields, ...who, organizationId: '556036-0793' });
    const held = cookieJar(await shop.ask('/account/create', { method: 'POST', body }));
    const [address, town] = [{ addressLine1: 'Storgatan 1' }, { zip: '111 22', city: 'Stockholm' }];
    const billingAddress = { company: 'Lind AB', firstName: 'Maja', lastName: 'Lind', ...address, ...town };
    const details = { customerType: 'ORGANIZATION', identityNumber: '556036-0793', billingAddress } as const;
    const { placed } = await orderTwoMugs(clientWith(shop, held), {}, { details });
    if (placed.kind !== 'placed') throw new Error(`The order is ${placed.kind}`);
    const profile = { form: 'profile', customerType: 'PERSON', firstName: 'Maja', lastName: 'Lind', gender: 'UNSET' };
    const change = new URLSearchParams({ ...profile, country: 'SE' });
    const saved = await shop.ask('/mina-sidor/installningar', {
      method: 'POST',
      headers: { cookie: held },
      body: change,
    });
    expect(await saved.text()).toContain('Dina uppgifter är sparade.');

    const { html } = await page(`/mina-sidor/ordrar/${placed.orderId}`, held);
    for (const text of ['Totalt inkl. moms', '556036-0793']) expect(html).toContain(text);
    for (const text of ['Så lämnar du tillbaka', `/angra-kop?order=${placed.publicId}`])
      expect(html).not.toContain(text);
    const link = await page(`/checkout/confirm?order=${placed.publicId}`, held);
    expect(link.html).toContain('Totalt inkl. moms');
    expect(link.html).not.toContain(`/angra-kop?order=${placed.publicId}`);
    expect((await page('/mina-sidor/ordrar', held)).html).toMatch(/kr inkl\. moms<\/bdi>/);
  });
});

describe('going back on a purchase', () => {
  const send = (publicId: string, fields: Record<string, string>) =>
    shop.ask(`/angra-kop?order=${publicId}&step=review`, {
      method: 'POST',
      body: new URLSearchParams({ form: 'withdraw', order: publicId, ...fields }),
    });
  const who = { name: 'Maja Lind', email: 'maja@torg.example' };
  const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';

  it('stands in the foot of every page, and is reached without an account', async () => {
    const home = await page('/', '');
    expect(home.html).toContain('href="/angra-kop"');
    const norwegian = await page('/', '', 'nb.localhost:3000');
    expect(norwegian.html).toContain('href="/angre-kjop"');
    const entry = await page('/angra-kop', '');
    expect([entry.answer.status, entry.answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(entry.html).toContain('Vilket köp gäller det?');
  });

  it('takes two steps, and the second press of its button is no second withdrawal', async () => {
    const { publicId, orderId, skuId } = await order();
    const chosen = await send(publicId, { ...who, step: 'choose', [`units-${skuId}`]: '1' });
    const review = await chosen.text();
    expect([chosen.status, review.includes('Bekräfta ånger'), review.includes('Vi har tagit emot')]).toEqual([
      200,
      true,
      false,
    ]);
    // What it is of, and what comes back: the bill is not paid yet.
    for (const text of ['Ordernummer', orderId, 'Dras av från fakturan']) expect(review).toContain(text);
    expect(review.replaceAll(/\s|&nbsp;/g, '')).toMatch(/Drasavfrånfakturan<\/dt><dd[^>]*>\d+(,\d\d)?kr/);
    const confirm = { ...who, step: 'confirm', key: keyIn(review), [`units-${skuId}`]: '1' };
    const receipts = [await (await send(publicId, confirm)).text(), await (await send(publicId, confirm)).text()];
    const references = receipts.map((html) => /A-\d+-\d+/.exec(html)?.[0]);
    expect(references[0]).toMatch(/^A-\d+-1$/);
    expect(references[1]).toBe(references[0]);
    expect(receipts[0]).toContain('Vi har tagit emot din ånger');
    expect(receipts[0]).toMatch(/Namn<\/dt><dd[^>]*>Maja Lind/);
    const { mails } = (await (await shop.ask('/outbox')).json()) as { mails: { kind: string }[] };
    expect(mails.filter(({ kind }) => kind === 'withdrawal-receipt')).toHaveLength(1);
  });

  it('has an address for each of them, and the first one again where nothing was sent to the second', async () => {
    const { publicId, skuId } = await order();
    const second = `/angra-kop?order=${publicId}&amp;step=review`;
    const first = await page(`/angra-kop?order=${publicId}`, '');
    expect(first.html).toContain(`action="${second}"`);
    const review = await (await send(publicId, { ...who, step: 'choose', [`units-${skuId}`]: '1' })).text();
    expect(review).toMatch(new RegExp(`<button[^>]*formAction="/angra-kop\\?order=${publicId}"`, 'i'));
    const { html } = await page(second.replace('&amp;', '&'), '');
    expect([html.includes('Vad vill du ångra?'), html.includes('Bekräfta ånger')]).toEqual([true, false]);
  });

  it('knows who bought by the link that the buyer alone has, and by no other', async () => {
    const [bought, other] = [await order(), await order()];
    const filledIn = async (cartId: string) =>
      (await page(`/angra-kop?order=${bought.publicId}${cartId && `&cartid=${cartId}`}`, '')).html.includes(
        'value="maja@torg.example"',
      );
    expect(await Promise.all([bought.cartId, other.cartId, ''].map(filledIn))).toEqual([true, false, false]);
    const { html } = await page(`/angra-kop?order=${bought.publicId}&cartid=${bought.cartId}`, '');
    expect(html).toMatch(/<input[^>]*name="name"[^>]*value="Maja Lind"/);
    const confirmed = await page(`/checkout/confirm?order=${bought.publicId}&cartid=${bought.cartId}`, '');
    expect(confirmed.html).toContain(`/angra-kop?order=${bought.publicId}&amp;cartid=${bought.cartId}`);
  });

  it('of all that is left still shows its receipt', async () => {
    const { publicId, skuId } = await order();
    const units = { [`units-${skuId}`]: '2' };
    const review = await (await send(publicId, { ...who, step: 'choose', ...units })).text();
    const receipt = await (await send(publicId, { ...who, step: 'confirm', key: keyIn(review), ...units })).text();
    expect(receipt).toContain('Vi har tagit emot din ånger');
    expect(receipt).not.toContain('Du kan ångra redan nu');
    const { html } = await page(`/angra-kop?order=${publicId}`, '');
    expect(html).toContain('Allt i köpet är redan ångrat');
    // Nor does the order forget it, for who has its link.
    const confirmed = await page(`/checkout/confirm?order=${publicId}`, '');
    for (const shown of [html, confirmed.html]) {
      expect(shown).toContain('Det här är ångrat');
      expect(shown).toContain(/A-\d+-1/.exec(receipt)?.[0]);
    }
    expect(confirmed.html).not.toContain(`/angra-kop?order=${publicId}`);
  });

  it('of a whole order is how it stands for its customer, who has nothing left to tell', async () => {
    const { publicId, orderId, skuId } = await order(cookie);
    const open = async () => (await page(`/mina-sidor/ordrar/${orderId}`)).html;
    expect(await open()).toContain('Säg till oss');
    const units = { [`units-${skuId}`]: '2' };
    const review = await (await send(publicId, { ...who, step: 'choose', ...units })).text();
    await send(publicId, { ...who, step: 'confirm', key: keyIn(review), ...units });
    const html = await open();
    expect(html).toContain('>Ångrad<');
    expect(html).not.toContain('Säg till oss');
    // Nor is anything of it still to come.
    expect(html).not.toMatch(/Behandlas|Slutförd|pågår/);
    expect((await page(`/checkout/confirm?order=${publicId}`, '')).html).not.toContain('Vi packar dina varor');
  });

  it('of a part is told on the order of its customer, who may go back on the rest', async () => {
    const units = { [`units-${own.skuId}`]: '1' };
    const review = await (await send(own.publicId, { ...who, step: 'choose', ...units })).text();
    await send(own.publicId, { ...who, step: 'confirm', key: keyIn(review), ...units });
    const { html } = await page(`/mina-sidor/ordrar/${own.orderId}`);
    expect(html).toContain('Det här är ångrat');
    expect(html).toMatch(/A-\d+-1/);
    expect(html).toContain(`/angra-kop?order=${own.publicId}`);
  });

  it.each([
    ['nothing', '0', 422, 'Skriv hur många du vill ångra av minst en vara'],
    ['a word', 'två', 422, 'Antalet måste vara ett helt tal'],
  ])('of %s is refused, and says why', async (_name, units, status, text) => {
    const answer = await send(own.publicId, { ...who, step: 'choose', [`units-${own.skuId}`]: units });
    expect([answer.status, (await answer.text()).includes(text)]).toEqual([status, true]);
  });

  it.each(['choose', 'confirm'])('of more than was bought is refused at once: %s', async (step) => {
    const fields = { ...who, step, key: 'key-00000001', [`units-${own.skuId}`]: '3' };
    const answer = await send(own.publicId, fields);
    expect([answer.status, (await answer.text()).includes('Du kan inte ångra fler')]).toEqual([422, true]);
  });

  it.each([
    ['more than is left', '3', 'Du kan inte ångra fler än du har köpt'],
    ['nothing', '0', 'Skriv hur många du vill ångra av minst en vara'],
    ['half a thing', '1.5', 'Antalet måste vara ett helt tal'],
  ])('of %s names its field, also where the name is missing too', async (_name, units, text) => {
    const { publicId, skuId } = await order();
    const field = `units-${skuId}`;
    const sent = { ...who, name: '', step: 'choose', [field]: units, [`left-${skuId}`]: '2' };
    const html = await (await send(publicId, sent)).text();
    const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(html)?.[0] ?? '';
    expect(input).toContain('aria-invalid="true"');
    expect(html).toContain(text);
    expect(html).toContain('Detta fält är obligatoriskt');
    expect((await page(`/angra-kop?order=${publicId}`, '')).html).toMatch(
      new RegExp(`name="left-${skuId}"[^>]*value="2"`),
    );
  });

  it('of what is gone meanwhile names its field too, and is an alert', async () => {
    const { publicId, skuId } = await order();
    const html = await (await send(publicId, { ...who, step: 'choose', [`units-${skuId}`]: '3' })).text();
    expect(html).toMatch(/role="alert"[^<]*<[^]*Du kan inte ångra fler än du har köpt/);
    expect(new RegExp(`<input[^>]*name="units-${skuId}"[^>]*>`).exec(html)?.[0]).toContain('aria-invalid="true"');
  });

  it('can be changed before it is confirmed, and shows what was chosen', async () => {
    const { publicId, skuId } = await order();
    const fields = { ...who, key: 'key-00000002', [`units-${skuId}`]: '1' };
    const html = await (await send(publicId, { ...fields, step: 'change' })).text();
    expect(html).toMatch(new RegExp(`<input[^>]*name="units-${skuId}"[^>]*value="1"`));
    expect(html).toContain(`value="${who.email}"`);
    expect(html).not.toContain('Bekräfta ånger');
    // Nothing failed.
    expect(html).not.toContain('role="alert"');
  });

  it('keeps how many were wanted where something else is refused, and wants none of what was left out', async () => {
    const { publicId, skuId } = await order();
    const unitsIn = (html: string) => new RegExp(`<input[^>]*name="units-${skuId}"[^>]*value="(\\d+)"`).exec(html)?.[1];
    const fields = { ...who, name: '', step: 'choose' };
    expect(unitsIn(await (await send(publicId, { ...fields, [`units-${skuId}`]: '1' })).text())).toBe('1');
    expect(unitsIn(await (await send(publicId, { ...who, step: 'change' })).text())).toBe('0');
  });

  it('names no purchase that is none', async () => {
    const { html } = await page('/angra-kop?order=00000000-0000-0000-0000-000000000000', '');
    expect(html).toContain('Vi hittar ingen order som kan ångras här');
  });
});
