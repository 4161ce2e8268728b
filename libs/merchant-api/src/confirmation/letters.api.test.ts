import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAuthApi, type AuthApi } from '../account/testing/open-auth-api.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { describeApi } from '../testing/open-test-api.ts';

const [minute, day] = [60_000, 24 * 60 * 60_000];
let api: AuthApi;
let visitors = 0;

/** A shop in which all is sold out but coffee. */
const families = testCatalogue.families.map((family) => ({
  ...family,
  colours: family.colours.map((colour) => ({
    ...colour,
    skus: colour.skus.map((sku) => (family.key === 'kaffe' ? sku : { ...sku, stock: { inStock: 0 } })),
  })),
}));

beforeAll(
  async () => void (api = await openAuthApi({ catalogue: { ...testCatalogue, version: 'sold-out-1', families } })),
);
afterAll(() => api.close());
beforeEach(() => {
  api.at(0);
  api.comeFrom(`10.0.3.${(visitors += 1)}`);
});

const subscribe = (email: string, more: object = {}) =>
  api.queryFrom(
    `mutation($email: String!, $tags: [String], $channelId: String) {
      done: subscribeToNewsletter(email: $email, tags: $tags, channelId: $channelId) }`,
    { email, ...more },
  );
const monitor = (email: string, skuId: number) =>
  api.queryFrom(
    'mutation($email: String!, $skuId: Int!) { done: monitorProductAvailability(email: $email, skuId: $skuId) }',
    { email, skuId },
  );
const open = (method = 'GET', path = new URL(api.mailedAddress()).pathname) =>
  api.fetch(new Request(`http://api.test${path}`, { method }));
const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email).length;
const skuOf = async (alias: string): Promise<number> =>
  (await api.query('query($alias: String) { product(alias: $alias) { skus { skuId } } }', { alias })).data.product
    .skus[0].skuId;

describeApi('asking for the newsletter', () => {
  it('sends a question to the address, in the language of the shop', async () => {
    expect((await subscribe(' Eva@torg.example ', { tags: ['barn', null] })).data).toEqual({ done: true });
    expect(api.mails.at(-1)).toMatchObject({ to: 'eva@torg.example', kind: 'newsletter-opt-in', languageId: 'sv-SE' });
    expect(api.mailedAddress()).toMatch(/^https:\/\/torg\.example\/confirm\/[\w-]+$/);
  });

  it('is confirmed by the button of a page, not by opening it, and as often as one likes', async () => {
    await subscribe('per@torg.example');
    const page = await open();
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('<form method="post">');
    api.at(20 * minute);
    await subscribe('per@torg.example');
    expect(mailsTo('per@torg.example')).toBe(2);
    const thanks = [await open('POST'), await open('POST')].map((response) => response.text());
    for (const text of await Promise.all(thanks)) expect(text).toContain('Tack! Nu får du vårt nyhetsbrev.');
    api.at(40 * minute);
    expect((await subscribe('per@torg.example')).data.done).toBe(true);
    expect(mailsTo('per@torg.example')).toBe(2);
  });

  it('says that it is confirmed whenever the link is followed again', async () => {
    await subscribe('lisa@torg.example');
    const texts = [await open(), await open('POST'), await open()].map((answer) => answer.text());
    const asks = (await Promise.all(texts)).map((text) => text.includes('<form method="post">'));
    expect(asks).toEqual([true, false, false]);
    expect(await (await open()).text()).toContain('Tack! Nu får du vårt nyhetsbrev.');
  });

  it('is confirmed on a page of the shop, which leads on to it and fetches nothing', async () => {
    await subscribe('siri@torg.example');
    const text = await (await open()).text();
    expect(text).toMatch(/<header><a href="\/">Boden<\/a><\/header>/);
    expect(text).toContain('>Till butiken</a>');
    expect(text).not.toMatch(/<(link|script|img)|url\(/);
  });

  it('again sends no other mail within ten minutes', async () => {
    await subscribe('ulla@torg.example');
    await subscribe('ulla@torg.example');
    expect(mailsTo('ulla@torg.example')).toBe(1);
    api.at(10 * minute);
    await subscribe('ulla@torg.example');
    expect(mailsTo('ulla@torg.example')).toBe(2);
  });

  it('speaks Norwegian to Norwegians', async () => {
    await subscribe('kari@torg.example', { channelId: '2|no' });
    expect(api.mailedAddress()).toMatch(/^https:\/\/nb\.torg\.example\/?\/confirm\//);
    expect(await (await open()).text()).toContain('Vil du ha nyhetsbrevet vårt?');
  });

  it('has an answer for a week, and says so afterwards', async () => {
    await subscribe('siv@torg.example');
    api.at(7 * day - 1);
    expect((await open()).status).toBe(200);
    api.at(7 * day);
    expect([(await open()).status, (await open('POST')).status]).toEqual([410, 410]);
    expect((await open('GET', '/confirm/made-up')).status).toBe(410);
    expect((await open('DELETE')).status).toBe(405);
  });

  it.each(['', 'eva', 'eva@torg'])('is refused for %j', async (email) => {
    expect((await subscribe(email)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('is refused with more tags than anyone has', async () => {
    expect((await subscribe('eva@torg.example', { tags: Array(21).fill('a') })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('for more than twenty addresses in a quarter of an hour is refused', async () => {
    for (let count = 0; count < 20; count += 1) await subscribe(`n${count}@torg.example`);
    const { codes, errors } = await subscribe('one-more@torg.example');
    expect(codes).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(errors[0]?.extensions).toMatchObject({ retryAfterSeconds: 900 });
    expect(mailsTo('one-more@torg.example')).toBe(0);
  });
});

describeApi('asking to be told when goods are back', () => {
  it('sends a question about the goods, and is confirmed like the newsletter', async () => {
    const skuId = await skuOf('mugg-vit');
    expect((await monitor('eva@torg.example', skuId)).data).toEqual({ done: true });
    expect(api.mails.at(-1)).toMatchObject({
      kind: 'availability-opt-in',
      data: { productName: expect.any(String) },
    });
    expect(await (await open('POST')).text()).toContain('så snart varan går att köpa igen');
  });

  it('sends one mailbox five mails in ten minutes, whatever they are about', async () => {
    const { data } = await api.query('{ products(take: 9) { products { skus { skuId } } } }');
    const skuIds = data.products.products.flatMap(({ skus }: { skus: { skuId: number }[] }) =>
      skus.map(({ skuId }) => skuId),
    );
    for (const skuId of skuIds.slice(0, 7)) await monitor('filled@torg.example', skuId);
    expect(mailsTo('filled@torg.example')).toBe(5);
  });

  it('is refused for goods that can be bought now, and nobody is written to', async () => {
    expect((await monitor('eager@torg.example', await skuOf('kaffe'))).codes).toEqual(['IN_STOCK']);
    expect(mailsTo('eager@torg.example')).toBe(0);
  });

  it('is refused for goods that are not sold', async () => {
    expect((await monitor('eva@torg.example', 999_999)).codes).toEqual(['UNKNOWN_ITEM']);
  });
});
