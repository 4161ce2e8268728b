import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, getCart, getProfile } from '@torg/commerce-sdk';
import { orderTwoMugs } from './testing/buy-two-mugs.ts';
import { openConfirmingShop } from './testing/open-confirming-shop.ts';

let shop: Awaited<ReturnType<typeof openConfirmingShop>>;
beforeAll(async () => {
  shop = await openConfirmingShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.away(false);
  shop.takeAsked();
});

const norway = 'nb.localhost:3000';
/** What a visitor reads of a document. */
const seen = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
const read = async (path: string, host?: string) => {
  const answer = await shop.ask(path, {}, host);
  const html = await answer.text();
  return { answer, html, text: seen(html) };
};
const billed = async (details = {}) => {
  const { cartId, placed, skuId } = await orderTwoMugs(shop.client, {}, { details });
  if (placed.kind !== 'placed') throw new Error(`The order is ${placed.kind}`);
  const { orderId, publicId } = placed;
  return { cartId, skuId, orderId, publicId, path: `/checkout/confirm?order=${publicId}&cartid=${cartId}` };
};

describe('the confirmation of an order', () => {
  it('tells all of it, in a browser that has never been here and as often as it is loaded', async () => {
    const { path, orderId, publicId } = await billed();
    for (const when of ['at first', 'again']) {
      const { answer, text, html } = await read(path);
      expect([when, answer.status]).toEqual([when, 200]);
      for (const words of [
        'Tack för din beställning',
        `Ordernummer ${orderId}`,
        'maja@torg.example',
        'Mugg Strand',
        '2 st',
        'Varav moms 25 %',
        'Totalt',
        'Maja Lind Storgatan 1 111 22 Stockholm',
        'Kvarterslivs',
        'Leveranstid',
        'Faktura',
        '14 dagars ångerrätt',
        'Hämta fakturan (PDF)',
      ])
        expect(text).toContain(words);
      expect(html).toContain(`/receipts/${publicId}"`);
      expect(html).toContain('href="/angerratt-och-returer"');
    }
    const receipt = await shop.ask(`/receipts/${publicId}`);
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('of goods that are fetched tells where and when, and no address that they would go to', async () => {
    const { text } = await read((await billed()).path);
    expect(text).toContain('Hämtas hos Kvarterslivs, Storgatan 4, 111 22 Leveranstid Kan hämtas från');
    expect(text).not.toContain('Leveransadress');
    expect(text).toContain('Fakturaadress Maja Lind');
    const sent = await read((await billed({ shippingId: 2, pickupPoint: '' })).path);
    expect(sent.text).toContain('Leveransadress Maja Lind Storgatan 1 111 22 Stockholm');
    expect(sent.text).not.toContain('Hämtas hos');
  });

  it('names the seller as a receipt does, with the number that VAT is paid by', async () => {
    const { path } = await billed();
    const seller = 'Säljare Företag Torg Demobutik AB Org.nr 559123-4561 Momsreg.nr SE559123456101';
    const { text } = await read(path);
    expect(text).toContain(`${seller} Adress Drejarvägen 4, 360 99 Lerkulla, Sverige Telefon 08-465 004 00`);
    expect((await read(path, norway)).text).toContain('Org.nr. 559123-4561 VOEC-nr. 2099999 Adresse Drejarvägen 4');
  });

  it('is told in Norwegian', async () => {
    const { path } = await billed();
    const { text } = await read(path, norway);
    expect(text).toContain('Takk for bestillingen');
    expect(text).toContain('Slik angrer du kjøpet');
  });

  it('is for no cache, no search engine, and names its address to no other site', async () => {
    const { answer, html } = await read((await billed()).path);
    const header = (name: string) => answer.headers.get(name);
    expect([header('cache-control'), header('referrer-policy')]).toEqual(['private, no-store', 'same-origin']);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('names nobody to whoever has the public id alone', async () => {
    const { publicId } = await billed();
    const { answer, text, html } = await read(`/checkout/confirm?order=${publicId}`);
    expect(answer.status).toBe(200);
    expect(text).toContain('Mugg Strand');
    expect(html).not.toMatch(/Maja|Lind\b|Storgatan|maja@|174 06 05/);
  });

  it('shows an organization its prices without VAT, its references, and no right that is a consumer’s', async () => {
    const organization = {
      customerType: 'ORGANIZATION',
      identityNumber: '556036-0793',
      customerOrderNumber: 'PO-77',
      goodsLabel: 'Kalle 42',
      message: 'Ring först',
      billingAddress: {
        company: 'Lind AB',
        firstName: 'Maja',
        lastName: 'Lind',
        addressLine1: 'Storgatan 1',
        zip: '111 22',
        city: 'Stockholm',
      },
    };
    const { text } = await read((await billed(organization)).path);
    for (const words of [
      'Totalt exkl. moms',
      'Totalt inkl. moms',
      'Er referens Kalle 42',
      'Ert ordernummer PO-77',
      'Meddelande till oss Ring först',
      'Lind AB',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('ångerrätt');
  });

  it('shows the number of a company, and never a person’s', async () => {
    const lind = {
      customerType: 'ORGANIZATION',
      billingAddress: {
        company: 'Lind AB',
        firstName: 'Maja',
        lastName: 'Lind',
        addressLine1: 'Storgatan 1',
        zip: '111 22',
        city: 'Stockholm',
      },
    };
    const company = await read((await billed({ ...lind, identityNumber: '556036-0793' })).path);
    expect(company.text).toContain('Org.nr 556036-0793');
    const soleTrader = await read((await billed({ ...lind, identityNumber: '811218-9876' })).path);
    const person = await read((await billed()).path);
    for (const { html, text } of [soleTrader, person]) {
      expect(html).not.toMatch(/811218|19121212/);
      // The seller's own is there.
      expect(text).not.toMatch(/Org\.nr (?!559123-4561)/);
    }
  });

  it('of what nobody ordered is missing, and says what to do', async () => {
    const paths = [
      '',
      '?order=unknown',
      `?order=${crypto.randomUUID()}`,
      '?cartid=cart-unknown',
      '?pid=nothing&cartid=x',
    ];
    for (const query of paths) {
      const { answer, text } = await read(`/checkout/confirm${query}`);
      expect([query, answer.status, answer.headers.get('cache-control')]).toEqual([query, 404, 'private, no-store']);
      expect(text).toContain('titta i bekräftelsen');
    }
  });

  it('of a cart that nobody ordered leads to the checkout', async () => {
    const { id } = await getCart(shop.client);
    expect(await shop.ledTo(`/checkout/confirm?cartid=${id}`)).toEqual([302, '/kassan']);
  });

  it('says that the API is away, keeps the cart, and is there once that is back', async () => {
    const { path, cartId, orderId } = await billed();
    shop.away(true);
    const answer = await shop.ask(path, { headers: { cookie: `torg-cart=${cartId}` } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
    const html = await answer.text();
    expect(seen(html)).toContain('Sidan försöker igen av sig själv');
    expect(html).toContain('href="/checkout/confirm?order=');
    shop.away(false);
    expect((await read(path)).text).toContain(`Ordernummer ${orderId}`);
  });
});

describe('an account that is made afterwards', () => {
  const origin = 'http://localhost:3000';
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  const post = (path: string, fields: Record<string, string>) =>
    shop.ask(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });
  const create = ({ path, cartId }: { path: string; cartId: string }, email: string, password = 'hemligt7') =>
    post(path, { form: 'create-account', purchase: cartId, cart: cartId, email, password });

  it('is offered to a guest who has the buyer’s link, with the address of the order', async () => {
    const { path, publicId } = await billed({ email: 'gun@torg.example' });
    const { html, text } = await read(path);
    expect(html).toMatch(/<input[^>]*readonly[^>]*value="gun@torg.example"/i);
    expect(text).toContain('Skapa konto');
    expect((await read(`/checkout/confirm?order=${publicId}`)).text).not.toContain('Skapa konto');
  });

  it('has the order, and is signed in, without script', async () => {
    const order = await billed({ email: 'ida@torg.example' });
    const made = await create(order, 'ida@torg.example');
    expect([made.status, made.headers.get('location')]).toEqual([303, order.path]);
    const answer = await shop.ask(order.path, { headers: { cookie: cookieOf(made) } });
    const text = seen(await answer.text());
    expect(text).toContain('Beställningen finns på ditt konto');
    expect(text).not.toContain('Skapa konto');
    // Whoever has the link alone is offered none either.
    expect((await read(order.path)).text).not.toContain('Skapa konto');
  });

  it('is filled in with name, phone and address of the order', async () => {
    const order = await billed({ email: 'liv@torg.example' });
    const made = await create(order, 'liv@torg.example');
    const cookie = cookieOf(made);
    const token = decodeURIComponent(/torg-auth=([^;]+)/.exec(cookie)?.[1] ?? '');
    const profile = await getProfile(shop.client, { token });
    expect(profile).toMatchObject({
      ...{ firstName: 'Maja', lastName: 'Lind' },
      address: { addressLine1: 'Storgatan 1', zip: '111 22', city: 'Stockholm', mobile: '070-174 06 05' },
    });
  });

  it('takes the order over too for whoever has one and signs in by the link of the page', async () => {
    const first = await billed({ email: 'ulla@torg.example' });
    await create(first, 'ulla@torg.example');
    const order = await billed({ email: 'ulla@torg.example' });
    const refused = seen(await (await create(order, 'ulla@torg.example')).text());
    expect(refused).toContain('Ett konto med denna email existerar redan');
    const page = `/account?returnTo=${encodeURIComponent(order.path)}`;
    const { html } = await read(page);
    const sent = { form: 'sign-in', email: 'ulla@torg.example', password: 'hemligt7' };
    const hidden = Object.fromEntries(
      ['purchase', 'cart'].map((name) => [name, new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '']),
    );
    const signedIn = await post(page, { ...sent, ...hidden });
    expect(signedIn.headers.get('location')).toBe(order.path);
    const answer = await shop.ask(order.path, { headers: { cookie: cookieOf(signedIn) } });
    expect(seen(await answer.text())).toContain('Beställningen finns på ditt konto');
  });

  it.each([
    ['ebba@torg.example', 'kort', 'Ditt lösenord måste innehålla minst 7 tecken'],
    ['ebba@torg.example', '', 'Du måste ange ett lösenord'],
    ['anna@torg.example', 'hemligt7', 'Ett konto med denna email existerar redan'],
  ])('is refused for %s with the password %j', async (email, password, said) => {
    const order = await billed({ email });
    const answer = await create(order, email, password);
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      422,
      expect.not.stringContaining('refresh'),
    ]);
    const html = await answer.text();
    expect(seen(html)).toContain(said);
    expect(html).not.toContain('hemligt7');
    expect((await read(order.path)).text).toContain('Skapa konto');
  });

  it('of another address than the order’s has nothing of it', async () => {
    const order = await billed({ email: 'olle@torg.example' });
    const made = await create(order, 'eva@torg.example');
    expect(made.status).toBe(303);
    expect((await read(order.path)).text).toContain('Skapa konto');
  });

  it('is made in place with script, by this shop’s own pages alone', async () => {
    const { cartId, path } = await billed({ email: 'siv@torg.example' });
    const body = JSON.stringify({ email: 'siv@torg.example', password: 'hemligt7', order: { id: cartId, cartId } });
    const ask = (from: string) =>
      shop.ask('/session/register', {
        method: 'POST',
        headers: { origin: from, 'content-type': 'application/json' },
        body,
      });
    expect((await ask('https://elsewhere.example')).status).toBe(403);
    expect(await (await ask(origin)).json()).toMatchObject({ kind: 'signed-in', user: { email: 'siv@torg.example' } });
    expect((await read(path)).text).not.toContain('Skapa konto');
    expect([(await ask(origin)).status]).toEqual([409]);
  });
});

describe('the cart that was ordered', () => {
  it('is closed once, and left for what was put in meanwhile', async () => {
    const { path, cartId } = await billed();
    const closings = () => shop.takeAsked().filter((name) => name === 'CompleteCart').length;
    closings();
    await read(path);
    expect(closings()).toBe(1);
    await read(path);
    expect(closings()).toBe(0);
    await expect(getCart(shop.client, { cartId })).rejects.toMatchObject({ code: 'GRAPHQL' });
  });

  it('leads on to the one with what was put in while its payment ran', async () => {
    const { confirmation, cartId } = await shop.payBy('slow');
    const { skuId } = (await getCart(shop.client, { cartId })).lines[0] ?? { skuId: 0 };
    const added = await addToCart(shop.client, { cartId, skuId, quantity: 1 });
    expect(added.ok).toBe(true);
    shop.later(21_000);
    expect((await read(confirmation)).text).toContain('2 st');
    const next = await getCart(shop.client, { cartId });
    expect([next.id === cartId, next.lines.map(({ quantity }) => quantity)]).toEqual([false, [1]]);
  });
});

describe('a payment', () => {
  it('that is made leads to the confirmation', async () => {
    const { leadsTo, confirmation, placed } = await shop.payBy('approve');
    expect(leadsTo).toBe(confirmation);
    const { text } = await read(leadsTo);
    expect(text).toContain(`Ordernummer ${placed.orderId}`);
    expect(text).toContain('Hämta kvittot (PDF)');
  });

  it('that is slow is waited for, by a link where there is no script, and confirmed once it is known', async () => {
    const { leadsTo, placed } = await shop.payBy('slow');
    const { answer, text, html } = await read(leadsTo);
    expect(answer.status).toBe(200);
    expect(text).toContain('Vi väntar på besked om betalningen');
    expect(text).toContain(placed.orderId);
    expect(text).toMatch(/Varorna är reserverade åt dig till kl\. \d\d:\d\d\./);
    expect((await read(leadsTo, norway)).text).toMatch(/Varene er reservert for deg til kl\. \d\d:\d\d\./);
    expect(html).toContain(`href="${leadsTo.replaceAll('&', '&amp;')}"`);
    expect(shop.takeAsked()).not.toContain('CompleteCart');
    shop.later(21_000);
    expect((await read(leadsTo)).text).toContain('Tack för din beställning');
  });

  it.each(['decline', 'out-of-stock', 'block'])(
    'that ends with %s leads from its confirmation to where that is said, with the cart as it was',
    async (choice) => {
      const { confirmation, cartId } = await shop.payBy(choice);
      expect(await shop.ledTo(confirmation)).toEqual([302, '/checkout/klarna-fail?error=Error']);
      const { lines, isCompleted } = await getCart(shop.client, { cartId });
      expect([lines.map(({ quantity }) => quantity), isCompleted]).toEqual([[2], false]);
    },
  );

  it.each([
    ['?error=Error', 'Betalningen godkändes inte', 'href="/kassan?payment=failed&amp;error=Error#betalning"'],
    ['?error=OutOfStock', 'En vara tog slut', 'href="/varukorg"'],
    ['?error=BlockedCustomer', 'Betalsättet kan inte användas', '&amp;error=BlockedCustomer#betalning"'],
    ['', 'Du avbröt betalningen', 'href="/kassan?payment=failed#betalning"'],
    ['?error=whatever', 'Betalningen godkändes inte', '&amp;error=whatever#betalning"'],
  ])('that failed says at %j why, and leads back', async (query, words, way) => {
    const { answer, text, html } = await read(`/checkout/klarna-fail${query}`);
    expect(answer.status).toBe(200);
    expect(text).toContain(words);
    expect(text).toContain('finns kvar');
    expect(html).toContain(way);
  });
});
