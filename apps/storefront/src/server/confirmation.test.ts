import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCart } from '@torg/commerce-sdk';
import { openConfirmationReader, seen } from './testing/open-confirmation-reader.ts';

let shop: Awaited<ReturnType<typeof openConfirmationReader>>;
beforeAll(async () => {
  shop = await openConfirmationReader();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.away(false);
  shop.takeAsked();
});

const norway = 'nb.localhost:3000';

describe('the confirmation of an order', () => {
  it('tells all of it, in a browser that has never been here and as often as it is loaded', async () => {
    const { path, orderId, publicId } = await shop.billed();
    for (const when of ['at first', 'again']) {
      const { answer, text, html } = await shop.read(path);
      expect([when, answer.status]).toEqual([when, 200]);
      for (const words of [
        'Tack för din order',
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
        'Visa fakturan',
      ])
        expect(text).toContain(words);
      expect(html).toContain(`/receipts/${publicId}"`);
      expect(html).toContain('href="/angerratt-och-returer"');
    }
    const receipt = await shop.ask(`/receipts/${publicId}.pdf`);
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('of goods that are fetched tells where and when, and no address that they would go to', async () => {
    const { text } = await shop.read((await shop.billed()).path);
    expect(text).toContain('Hämtas hos Kvarterslivs, Storgatan 4, 111 22 Stockholm Leveranstid Kan hämtas från');
    expect(text).not.toContain('Leveransadress');
    expect(text).toContain('Fakturaadress Maja Lind');
    const sent = await shop.read((await shop.billed({ shippingId: 2, pickupPoint: '' })).path);
    expect(sent.text).toContain('Leveransadress Maja Lind Storgatan 1 111 22 Stockholm');
    expect(sent.text).not.toContain('Hämtas hos');
  });

  it('names the seller as a receipt does, with the number that VAT is paid by', async () => {
    const { path } = await shop.billed();
    const seller = 'Säljare Företag Torg Demobutik AB Org.nr 559123-4561 Momsreg.nr SE559123456101';
    const { text } = await shop.read(path);
    expect(text).toContain(`${seller} Adress Drejarvägen 4, 360 99 Lerkulla, Sverige Telefon 08-465 004 00`);
    expect((await shop.read(path, norway)).text).toContain(
      'Org.nr. 559123-4561 VOEC-nr. 2099999 Adresse Drejarvägen 4',
    );
  });

  it('is told in Norwegian', async () => {
    const { path } = await shop.billed();
    const { text } = await shop.read(path, norway);
    expect(text).toContain('Takk for bestillingen');
    expect(text).toContain('Slik angrer du kjøpet');
  });

  it('is for no cache, no search engine, and names its address to no other site', async () => {
    const { answer, html } = await shop.read((await shop.billed()).path);
    const header = (name: string) => answer.headers.get(name);
    expect([header('cache-control'), header('referrer-policy')]).toEqual(['private, no-store', 'same-origin']);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('names nobody to whoever has the public id alone', async () => {
    const { publicId } = await shop.billed();
    const { answer, text, html } = await shop.read(`/checkout/confirm?order=${publicId}`);
    expect(answer.status).toBe(200);
    expect(text).toContain('Mugg Strand');
    expect(html).not.toMatch(/Maja|Lind\b|Storgatan|maja@|174 06 05/);
  });

  it('shows an organization its prices without VAT, its references, and no right that is a consumer’s', async () => {
    const organization = {
      customerType: 'ORGANIZATION' as const,
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
    const { text } = await shop.read((await shop.billed(organization)).path);
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
      customerType: 'ORGANIZATION' as const,
      billingAddress: {
        company: 'Lind AB',
        firstName: 'Maja',
        lastName: 'Lind',
        addressLine1: 'Storgatan 1',
        zip: '111 22',
        city: 'Stockholm',
      },
    };
    const company = await shop.read((await shop.billed({ ...lind, identityNumber: '556036-0793' })).path);
    expect(company.text).toContain('Org.nr 556036-0793');
    const soleTrader = await shop.read((await shop.billed({ ...lind, identityNumber: '811218-9876' })).path);
    const person = await shop.read((await shop.billed()).path);
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
      const { answer, text } = await shop.read(`/checkout/confirm${query}`);
      expect([query, answer.status, answer.headers.get('cache-control')]).toEqual([query, 404, 'private, no-store']);
      expect(text).toContain('titta i bekräftelsen');
    }
  });

  it('of a cart that nobody ordered leads to the checkout', async () => {
    const { id } = await getCart(shop.client);
    expect(await shop.ledTo(`/checkout/confirm?cartid=${id}`)).toEqual([302, '/kassan']);
  });

  it('says that the API is away, keeps the cart, and is there once that is back', async () => {
    const { path, cartId, orderId } = await shop.billed();
    shop.away(true);
    const answer = await shop.ask(path, { headers: { cookie: `torg-cart=${cartId}` } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
    const html = await answer.text();
    expect(seen(html)).toContain('Sidan försöker igen av sig själv');
    expect(html).toContain('href="/checkout/confirm?order=');
    shop.away(false);
    expect((await shop.read(path)).text).toContain(`Ordernummer ${orderId}`);
  });
});
