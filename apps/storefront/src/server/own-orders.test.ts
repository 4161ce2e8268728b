import { demoCustomer } from '@torg/merchant-api/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieJar } from './testing/cookie-jar.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';
import { clientWith, orderMugsWith } from './testing/order-mugs-with.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let cookie: string;

beforeAll(async () => {
  shop = await openShop({ openApi: () => openEmbeddedApi({ outbox: true }) });
  const { email, password } = demoCustomer;
  const body = new URLSearchParams({ form: 'sign-in', email, password });
  cookie = cookieJar(await shop.ask('/account', { method: 'POST', body }));
}, 60_000);
afterAll(() => shop.close());

/** Orders two mugs by invoice, for the customer whose cookies are sent. */
async function order(held = '') {
  const placed = await orderMugsWith(clientWith(shop, held));
  return { ...placed, path: `/mina-sidor/ordrar/${placed.orderId}` };
}

const open = async (path: string, held = cookie, host?: string) => {
  const answer = await shop.ask(path, { headers: { cookie: held } }, host);
  return { answer, html: await answer.text() };
};
const send = async (path: string, fields: Record<string, string>, held = cookie, host?: string) => {
  const body = new URLSearchParams(fields);
  const answer = await shop.ask(path, { method: 'POST', headers: { cookie: held }, body }, host);
  return { answer, html: await answer.text() };
};

interface ListedMail {
  id: number;
  kind: string;
  to: string;
}
async function mailsOf(kind: string): Promise<readonly ListedMail[]> {
  const { mails } = (await (await shop.ask('/outbox')).json()) as { mails: ListedMail[] };
  return mails.filter((mail) => mail.kind === kind);
}
const textOf = async ({ id }: ListedMail) => (await shop.ask(`/outbox/${id}`)).text();

describe('an order of a customer', () => {
  it('is cancelled in two steps while nobody packs it', async () => {
    const { path, orderId } = await order(cookie);
    expect((await open(path)).html).toContain('Avbeställ');
    const review = await send(path, { form: 'cancel-order', order: orderId });
    expect([review.answer.status, review.html.includes('Ja, avbeställ hela ordern')]).toEqual([200, true]);
    expect((await open(path)).html).toContain('Mottagen');
    const done = await send(path, { form: 'cancel-order', order: orderId, step: 'confirm' });
    expect(done.html).toContain('Din order är avbeställd.');
    const after = await open(path);
    expect([after.html.includes('>Avbeställd<'), after.html.includes('>Avbeställ<')]).toEqual([true, false]);
    const again = await send(path, { form: 'cancel-order', order: orderId, step: 'confirm' });
    expect(again.answer.status).toBe(200);
    expect(await mailsOf('order-cancelled')).toHaveLength(1);
  });

  it('that was gone back on as a whole stands in the lists as on its page: no longer under way', async () => {
    const { path, orderId, publicId, skuId } = await order(cookie);
    const list = '/mina-sidor/ordrar';
    const listed = async (query = '') => {
      const { html } = await open(`${list}?q=${orderId}${query}`);
      const [before = '', card = ''] = html.split(`>Order ${orderId}<`);
      const heading = [...before.matchAll(/<h2[^>]*>([^<]*)/g)].at(-1)?.[1];
      return [heading, />(Mottagen|Ångrad)</.exec(card)?.[1]];
    };
    expect(await listed()).toEqual(['Pågående ordrar', 'Mottagen']);
    const who = { name: 'Anna Berg', email: demoCustomer.email, [`units-${skuId}`]: '2' };
    await send('/angra-kop', { form: 'withdraw', order: publicId, step: 'confirm', key: 'whole-order', ...who });
    expect((await open(path)).html).toContain('>Ångrad<');
    expect(await listed()).toEqual(['Orderhistorik', 'Ångrad']);
    expect(await listed('&status=withdrawn')).toEqual(['Orderhistorik', 'Ångrad']);
    expect((await open(`${list}?status=received&q=${orderId}`)).html).toContain('Ingen order stämmer');
    expect((await open('/account')).html).not.toContain(`>Order ${orderId}<`);
  });

  it('is cancelled by nobody else, whatever number they send', async () => {
    const guests = await order();
    const { path } = await order(cookie);
    for (const number of [guests.orderId, '0', '-1', 'x', '99999999999999999999']) {
      const answer = await send(path, { form: 'cancel-order', order: number, step: 'confirm' });
      expect(answer.answer.status).toBe(422);
    }
    expect(await mailsOf('order-cancelled')).toHaveLength(1);
  });

  it('is bought again, at the prices of today', async () => {
    const { path, orderId } = await order(cookie);
    const again = await send(path, { form: 'buy-again', order: orderId });
    expect([again.answer.status, again.answer.headers.get('location')]).toEqual([303, '/varukorg']);
    const cart = await open('/varukorg', `${cookie}; ${cookieJar(again.answer)}`);
    expect(cart.html).toContain('Mugg Strand');
    const guests = await order();
    expect((await send(path, { form: 'buy-again', order: guests.orderId })).answer.status).toBe(422);
  });

  it('is bought again as far as there are goods, and says so, also without script', async () => {
    const { path, orderId } = await order(cookie);
    let held = cookie;
    let again = await send(path, { form: 'buy-again', order: orderId }, held);
    held = `${cookie}; ${cookieJar(again.answer)}`;
    for (let times = 0; again.answer.status === 303 && times < 200; times += 1)
      again = await send(path, { form: 'buy-again', order: orderId }, held);
    const said = again.html.replaceAll('<!-- -->', '');
    expect(said).toMatch(
      /Mugg Strand, kritvit: (1 av 2 lades i varukorgen. Fler finns inte i lager|alla som finns i lager ligger redan i varukorgen)\./,
    );
    expect(said).not.toContain('säljs inte längre');
  });

  it('says how goods are sent back', async () => {
    const { path, publicId } = await order(cookie);
    const { html } = await open(path);
    expect(html).toContain('Så lämnar du tillbaka');
    expect(html).toContain(`/angra-kop?order=${publicId}`);
  });
});

describe('an order that was bought without an account', () => {
  it('is cancelled on its page by whoever has its link, in two steps, and by nobody who has but its number', async () => {
    const { publicId, cartId, orderId } = await order();
    const path = `/checkout/confirm?order=${publicId}&cartid=${cartId}`;
    const fields = { form: 'cancel-order', order: '', purchase: cartId, cart: cartId };
    expect((await open(path, '')).html).toContain('Avbeställ');
    const guess = { ...fields, purchase: '', cart: '', order: String(orderId), step: 'confirm' };
    expect((await send(path, guess, 'torg-customer-type=PERSON')).answer.status).toBe(422);
    const review = await send(path, { ...fields, step: '' }, '');
    expect(review.html).toContain('Ja, avbeställ hela ordern');
    const done = await send(path, { ...fields, step: 'confirm' }, '');
    expect(done.html).toContain('Din order är avbeställd.');
    expect((await open(path, '')).html).toContain('Ordern är avbeställd');
  });

  it('keeps what was gone back on when the rest is cancelled', async () => {
    const { publicId, cartId, skuId } = await order();
    const path = `/checkout/confirm?order=${publicId}&cartid=${cartId}`;
    expect((await open(path, '')).html).toContain('>Avbeställ<');
    const who = { name: 'Anna Berg', email: demoCustomer.email, [`units-${skuId}`]: '1' };
    await send('/angra-kop', { form: 'withdraw', order: publicId, step: 'confirm', key: 'part-of-it', ...who }, '');
    await send(path, { form: 'cancel-order', order: '', purchase: cartId, cart: cartId, step: 'confirm' }, '');
    const { html } = await open(path, '');
    expect(html).toContain('Ordern är avbeställd');
    expect(html).toContain('Det här är ångrat');
    expect((await open(`/angra-kop?order=${publicId}`, '')).html).toContain('Allt i köpet är redan ångrat');
  });

  it('is not packed yet while it can be cancelled', async () => {
    const { publicId, cartId } = await order();
    const { html } = await open(`/checkout/confirm?order=${publicId}&cartid=${cartId}`, '');
    expect(html).toContain('>Avbeställ<');
    expect(html).toContain('Vi packar dina varor');
    expect(html).not.toContain('pågår');
  });

  it('leads from its confirmation by mail to its page, and to going back on it', async () => {
    const { publicId, cartId } = await order();
    const mails = await mailsOf('order-confirmation');
    const texts = await Promise.all(mails.map(textOf));
    const text = texts.find((one) => one.includes(publicId)) ?? '';
    expect(text).toContain(`/checkout/confirm?order=${publicId}`);
    expect(text).toContain(`/angra-kop?order=${publicId}&cartid=${cartId}`);
    const page = await open(`/checkout/confirm?order=${publicId}&cartid=${cartId}`, '');
    expect([page.answer.status, page.html.includes('Mugg Strand')]).toEqual([200, true]);
  });

  it.each([
    ['localhost:3000', '/hitta-order', 'Hitta din order'],
    ['nb.localhost:3000', '/finn-bestilling', 'Finn bestillingen din'],
  ])(
    'is looked for on %s, and where purchases are gone back on, which tells why nothing is shown',
    async (host, path, heading) => {
      const page = await open(path, '', host);
      expect([page.answer.status, page.html.includes(heading)]).toEqual([200, true]);
      const withdraw = await open(host === 'localhost:3000' ? '/angra-kop' : '/angre-kjop', '', host);
      expect(withdraw.html).toMatch(/name="form" value="find-order"[^]*name="orderNumber"[^]*name="email"/);
      expect(withdraw.html).toMatch(/ett ordernummer går att gissa|et bestillingsnummer kan gjettes/);
    },
  );

  it('is told to nobody on the page: its link goes to its own address, and all are answered alike', async () => {
    const { orderId, publicId } = await order();
    const asked = { form: 'find-order', orderNumber: orderId, email: 'maja@torg.example' };
    const answers = [
      await send('/hitta-order', asked, ''),
      await send('/hitta-order', { ...asked, email: 'eve@torg.example' }, ''),
      await send('/hitta-order', { ...asked, orderNumber: '99999' }, ''),
    ];
    const told = answers.map(({ answer, html }) => [
      answer.status,
      (/<main[^]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/maja@|eve@|99999/g, '').replaceAll(orderId, ''),
    ]);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    expect(answers[0]?.html).not.toContain(publicId);
    await expect.poll(async () => (await mailsOf('order-link')).map(({ to }) => to)).toEqual(['maja@torg.example']);
    const [mail] = await mailsOf('order-link');
    const text = (mail ? await textOf(mail) : '').replaceAll('&amp;', '&');
    const page = await open(/\/checkout\/confirm\?[\w&=-]+/.exec(text)?.[0] ?? '', '');
    expect([page.answer.status, page.html.includes('Mugg Strand')]).toEqual([200, true]);
    // It leads to where the order is gone back on as well, which knows who bought.
    const withdraw = await open(/\/angra-kop\?[\w&=-]+/.exec(text)?.[0] ?? '', '');
    expect(withdraw.html).toMatch(/<input[^>]*name="email"[^>]*value="maja@torg\.example"/);
  });

  it.each([
    ['Detta fält är obligatoriskt', { orderNumber: '' }],
    ['Kontrollera det här fältet', { orderNumber: 'min order' }],
    ['Du måste ange en giltig email', { email: 'maja' }],
  ])('is not looked for without both: %s', async (text, wrong) => {
    const fields = { form: 'find-order', orderNumber: '1001', email: 'maja@torg.example', ...wrong };
    const { answer, html } = await send('/hitta-order', fields, '');
    expect([answer.status, html.includes(text)]).toEqual([422, true]);
  });
});
