import { updateUser } from '@torg/commerce-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccessCookie } from './session-cookies.ts';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { openConfirmingShop } from './testing/open-confirming-shop.ts';

const addresses = '/mina-sidor/adresser';
const cabin = {
  ...{ firstName: 'Maja', lastName: 'Lind', addressLine1: 'Strandvägen 4', zip: '392 30', city: 'Kalmar' },
  ...{ country: 'SE', careOf: 'Berg' },
};

let shop: Awaited<ReturnType<typeof openConfirmingShop>>;
let cookie: string;

beforeAll(async () => {
  shop = await openConfirmingShop();
  const account = { email: 'maja@torg.example', password: 'hemligt7' };
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' };
  cookie = cookieJar(await shop.ask('/session/register', { method: 'POST', headers, body: JSON.stringify(account) }));
  const address = {
    firstName: 'Maja',
    lastName: 'Lind',
    addressLine1: 'Storgatan 1',
    zip: '111 22',
    city: 'Stockholm',
  };
  await updateUser(shop.client, { address }, { token: readAccessCookie(cookie) });
}, 120_000);
afterAll(() => shop.close());

const read = async (path = addresses) => (await shop.ask(path, { headers: { cookie } })).text();
const send = (fields: Record<string, string>, path = addresses, jar = cookie) =>
  shop.ask(path, { method: 'POST', headers: { cookie: jar }, body: new URLSearchParams(fields) });
const idOf = (page: string, form: string) =>
  new RegExp(`name="address" value="([^"]+)"[^>]*><input[^>]*value="${form}"`).exec(page)?.[1] ?? '';

describe('the addresses of a customer, without script', () => {
  it('are the account’s own at first, which the checkout begins with', async () => {
    const page = await read();
    expect(page).toContain('Storgatan 1');
    expect(page).toContain('Förvald i kassan');
    expect(page).not.toContain('>Ta bort<');
  });

  it('say what is missing, and keep what was typed', async () => {
    const page = await (
      await send({ form: 'address', address: '', ...cabin, zip: '12' }, `${addresses}?address=new`)
    ).text();
    expect(page).toContain('value="Strandvägen 4"');
    expect(page).toMatch(/aria-invalid="true"[^>]*name="zip"|name="zip"[^>]*aria-invalid="true"/);
    expect(await read()).not.toContain('Strandvägen 4');
  });

  it('are added, changed, made the one to begin with, and removed', async () => {
    const added = await send({ form: 'address', address: '', ...cabin }, `${addresses}?address=new`);
    expect([added.status, added.headers.get('location')]).toEqual([303, `${addresses}?saved=1`]);
    expect(await read(`${addresses}?saved=1`)).toContain('Adressen är sparad.');
    const id = idOf(await read(), 'remove-address');
    const changed = { ...cabin, city: 'Färjestaden', entryCode: '1881' };
    await send({ form: 'address', address: id, ...changed }, `${addresses}?address=${id}`);
    for (const text of ['Färjestaden', 'Portkod 1881']) expect(await read()).toContain(text);
    expect(await read(`${addresses}?address=${id}`)).toContain('value="392 30"');
    const chosen = await (await send({ form: 'default-address', address: id })).text();
    expect(chosen).toContain('Förvälj Kontots adress i kassan');
    const asked = await (await send({ form: 'remove-address', address: id }, `${addresses}?saved=1`)).text();
    for (const text of ['Ta bort adressen?', 'Ja, ta bort', 'Nej, behåll den']) expect(asked).toContain(text);
    await send({ form: 'remove-address', address: id, step: 'keep' });
    expect(await read()).toContain('Strandvägen 4');
    const removed = await send({ form: 'remove-address', address: id, step: 'confirm' }, `${addresses}?saved=1`);
    expect([removed.status, removed.headers.get('location')]).toEqual([303, `${addresses}?removed=1`]);
    const left = await read(`${addresses}?removed=1`);
    expect(left).not.toContain('Strandvägen 4');
    expect(left).toContain('Adressen är borttagen.');
    expect(left).toContain('Förvald i kassan');
  });

  it('are nobody else’s', async () => {
    const guest = await shop.ask(addresses);
    expect([guest.status, guest.headers.get('location')]).toEqual([302, expect.stringContaining('action=login')]);
    const sent = await send({ form: 'address', address: '', ...cabin }, addresses, 'torg-customer-type=PERSON');
    expect(sent.status).not.toBe(200);
  });
});

describe('the addresses of a customer in the checkout', () => {
  const open = async (body?: URLSearchParams) => {
    const { cartId } = await twoMugs(shop.client);
    const headers = { cookie: `${cookie}; torg-cart=${cartId}` };
    const page = await (await shop.ask('/kassan', { headers, ...(body && { method: 'POST', body }) })).text();
    const valueOf = (name: string) => {
      const [input = ''] = new RegExp(`<input[^>]*name="${name.replace('.', '\\.')}"[^>]*>`).exec(page) ?? [];
      return /value="([^"]*)"/.exec(input)?.[1] ?? '';
    };
    return { page, valueOf };
  };

  it('are not asked about where there is but one', async () => {
    expect((await open()).page).not.toContain('billingAddress.kept');
  });

  it('fill in the fields that are sent without script, and leave nothing of another address', async () => {
    await send({ form: 'address', address: '', ...cabin, addressLine2: 'Uppgång B' }, `${addresses}?address=new`);
    const { page, valueOf } = await open();
    expect(valueOf('billingAddress.addressLine1')).toBe('Storgatan 1');
    const [, id = ''] = /<option value="([^"]+)">Maja Lind, Strandvägen 4, Kalmar/.exec(page) ?? [];
    const fields = { form: 'checkout', step: 'update', email: 'maja@torg.example', customerType: 'PERSON' };
    const place = { 'billingAddress.addressLine1': 'Storgatan 1', 'billingAddress.entryCode': '4711' };
    const filled = await open(new URLSearchParams({ ...fields, ...place, 'billingAddress.kept': id }));
    expect(
      ['addressLine1', 'addressLine2', 'careOf', 'entryCode', 'zip', 'city'].map((part) =>
        filled.valueOf(`billingAddress.${part}`),
      ),
    ).toEqual(['Strandvägen 4', 'Uppgång B', 'Berg', '', '392 30', 'Kalmar']);
  });

  it('begin with the one that was chosen for that', async () => {
    await send({ form: 'default-address', address: idOf(await read(), 'remove-address') });
    expect((await open()).valueOf('billingAddress.addressLine1')).toBe('Strandvägen 4');
  });
});
