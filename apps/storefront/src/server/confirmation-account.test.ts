import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getProfile } from '@torg/commerce-sdk';
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

const origin = 'http://localhost:3000';
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  shop.ask(path, { method: 'POST', headers: { origin, cookie }, body: new URLSearchParams(fields) });
const create = ({ path, cartId }: { path: string; cartId: string }, email: string, password = 'hemligt7') =>
  post(path, { form: 'create-account', purchase: cartId, cart: cartId, email, password });

describe('an account that is made afterwards', () => {
  it('is offered to a guest who has the buyer’s link, with the address of the order', async () => {
    const { path, publicId } = await shop.billed({ email: 'gun@torg.example' });
    const { html, text } = await shop.read(path);
    expect(html).toMatch(/<input[^>]*readonly[^>]*value="gun@torg.example"/i);
    expect(text).toContain('Skapa konto');
    expect((await shop.read(`/checkout/confirm?order=${publicId}`)).text).not.toContain('Skapa konto');
  });

  it('has the order, and is signed in, without script', async () => {
    const order = await shop.billed({ email: 'ida@torg.example' });
    const made = await create(order, 'ida@torg.example');
    expect([made.status, made.headers.get('location')]).toEqual([303, order.path]);
    const answer = await shop.ask(order.path, { headers: { cookie: cookieOf(made) } });
    const html = await answer.text();
    const text = seen(html);
    expect(text).toContain('Ordern finns på ditt konto');
    expect(html).toMatch(/<a href="\/mina-sidor\/ordrar\/\d+"[^>]*>Till ordern på Mina sidor/);
    expect(text).not.toContain('Skapa konto');
    // Whoever has the link alone is offered none either.
    expect((await shop.read(order.path)).text).not.toContain('Skapa konto');
  });

  it('is filled in with name, phone and address of the order', async () => {
    const order = await shop.billed({ email: 'liv@torg.example' });
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
    const first = await shop.billed({ email: 'ulla@torg.example' });
    await create(first, 'ulla@torg.example');
    const order = await shop.billed({ email: 'ulla@torg.example' });
    const refused = seen(await (await create(order, 'ulla@torg.example')).text());
    expect(refused).toContain('Ett konto med denna email existerar redan');
    const page = `/account?returnTo=${encodeURIComponent(order.path)}`;
    const { html } = await shop.read(page);
    const sent = { form: 'sign-in', email: 'ulla@torg.example', password: 'hemligt7' };
    const hidden = Object.fromEntries(
      ['purchase', 'cart'].map((name) => [name, new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '']),
    );
    const signedIn = await post(page, { ...sent, ...hidden });
    expect(signedIn.headers.get('location')).toBe(order.path);
    const answer = await shop.ask(order.path, { headers: { cookie: cookieOf(signedIn) } });
    expect(seen(await answer.text())).toContain('Ordern finns på ditt konto');
  });

  it.each([
    ['ebba@torg.example', 'kort', 'Ditt lösenord måste innehålla minst 7 tecken'],
    ['ebba@torg.example', '', 'Du måste ange ett lösenord'],
    ['anna@torg.example', 'hemligt7', 'Ett konto med denna email existerar redan'],
  ])('is refused for %s with the password %j', async (email, password, said) => {
    const order = await shop.billed({ email });
    const answer = await create(order, email, password);
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      422,
      expect.not.stringContaining('refresh'),
    ]);
    const html = await answer.text();
    expect(seen(html)).toContain(said);
    expect(html).not.toContain('hemligt7');
    expect((await shop.read(order.path)).text).toContain('Skapa konto');
  });

  it('of another address than the order’s has nothing of it', async () => {
    const order = await shop.billed({ email: 'olle@torg.example' });
    const made = await create(order, 'eva@torg.example');
    expect(made.status).toBe(303);
    expect((await shop.read(order.path)).text).toContain('Skapa konto');
  });

  it('is made in place with script, by this shop’s own pages alone', async () => {
    const { cartId, path } = await shop.billed({ email: 'siv@torg.example' });
    const body = JSON.stringify({ email: 'siv@torg.example', password: 'hemligt7', order: { id: cartId, cartId } });
    const ask = (from: string) =>
      shop.ask('/session/register', {
        method: 'POST',
        headers: { origin: from, 'content-type': 'application/json' },
        body,
      });
    expect((await ask('https://elsewhere.example')).status).toBe(403);
    expect(await (await ask(origin)).json()).toMatchObject({ kind: 'signed-in', user: { email: 'siv@torg.example' } });
    expect((await shop.read(path)).text).not.toContain('Skapa konto');
    expect([(await ask(origin)).status]).toEqual([409]);
  });
});

describe('the order of a guest, to somebody who is signed in', () => {
  const account = async (email: string) => cookieOf(await create(await shop.billed({ email }), email));
  /** What the page says of whose order it is. */
  const ownerOn = async (path: string, cookie: string) => {
    const html = await (await shop.ask(path, { headers: { cookie } })).text();
    const section = html.split('<section').find((part) => /Samla ordern|hör inte till|finns på ditt konto/.test(part));
    return seen(section ?? '');
  };
  const claim = ({ path, cartId }: { path: string; cartId: string }, cookie: string) =>
    post(path, { form: 'claim-order', purchase: cartId, cart: cartId }, cookie);

  it('with the same address is offered to their account, and lies in it then', async () => {
    const rut = await account('rut@torg.example');
    const order = await shop.billed({ email: 'Rut@torg.example' });
    expect(await ownerOn(order.path, rut)).toContain('Lägg den på mitt konto');
    const claimed = await claim(order, rut);
    expect([claimed.status, claimed.headers.get('location')]).toEqual([303, order.path]);
    expect(await ownerOn(order.path, rut)).toContain('Ordern finns på ditt konto');
  });

  it('with another address is said not to be theirs, and not whose it is', async () => {
    const eve = await account('eve@torg.example');
    const order = await shop.billed({ email: 'sven@torg.example' });
    const said = await ownerOn(order.path, eve);
    expect(said).toContain('hör inte till ditt konto');
    expect(said).toContain('eve@torg.example');
    expect(said).not.toContain('sven@');
    expect((await claim(order, eve)).status).toBe(422);
    expect(await ownerOn(order.path, eve)).toContain('hör inte till ditt konto');
  });

  it('is not said to be theirs where it is another customer’s', async () => {
    const order = await shop.billed({ email: 'siri@torg.example' });
    await create(order, 'siri@torg.example');
    expect(await ownerOn(order.path, await account('ove@torg.example'))).toContain('hör inte till ditt konto');
  });
});
