import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMerchantApi } from '../server/create-merchant-api.ts';
import type { MerchantApi } from '../server/merchant-api-options.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi, graphqlRequest, testKey } from '../testing/open-test-api.ts';
import type { TestDatabase } from '../testing/database-template.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testProfile } from '../testing/test-profile.ts';

/** The shop as it was, with a brand that it sells no more. */
const before = {
  ...featureCatalogue,
  brands: featureCatalogue.brands.flatMap((brand) =>
    brand.key === 'lera' ? [brand, { ...brand, key: 'ask', alias: 'ask' }] : brand,
  ),
};

const remaining = featureCatalogue.families.filter(({ key }) => key !== 'bok');

/** The same shop after its mugs, their category, their brand and campaigns got other addresses, and its book was sold out for good. */
const renamed = {
  ...featureCatalogue,
  version: 'features-renamed',
  categories: featureCatalogue.categories.map((category) =>
    category.key === 'muggar' ? { ...category, alias: { ...category.alias, sv: 'koppar' } } : category,
  ),
  brands: featureCatalogue.brands.map((brand) => (brand.key === 'lera' ? { ...brand, alias: 'lera-keramik' } : brand)),
  campaigns: featureCatalogue.campaigns?.map((campaign) => ({
    ...campaign,
    alias: { ...campaign.alias, sv: `${campaign.alias.sv}-igen` },
  })),
  families: remaining.map((family) => ({
    ...family,
    colours: family.colours.map((colour) =>
      colour.alias.sv === 'mugg-gron' ? { ...colour, alias: { ...colour.alias, sv: 'kopp-gron' } } : colour,
    ),
  })),
};

describeApi('an address that is no more', () => {
  let place: TestDatabase;
  let api: MerchantApi;
  beforeAll(async () => {
    place = await createTestDatabase();
    const open = (catalogue: typeof featureCatalogue) =>
      createMerchantApi({
        profile: testProfile,
        ...place.place,
        catalogue,
        apiKey: testKey,
        clock: { now: () => Date.parse('2026-11-21T12:00:00Z') },
        randomId: () => 'id',
        report: () => {},
        picturesDir: 'nowhere',
      });
    await (await open(before)).close();
    api = await open(renamed);
  });
  afterAll(() => api.close().finally(place.drop));

  const ask = async (url: string | null, channelId = '1|se') => {
    const query =
      'query($url: String, $channelId: String) { urlHistory(url: $url, channelId: $channelId) { oldUrl newUrl } }';
    return (await api.fetch(graphqlRequest({ query, variables: { url, channelId } }))).json();
  };
  const list = (path: string, method = 'GET') => api.fetch(new Request(`http://api.test/redirect/${path}`, { method }));

  it.each([
    ['/gamla-muggar', '/c/muggar'],
    ['/gamla-muggar/?utm_source=x', '/c/muggar'],
    ['/p/muggar/mugg-gron', '/p/koppar/kopp-gron'],
    ['https://torg.example/p/mugg-gron', '/p/koppar/kopp-gron'],
    ['/c/muggar', '/c/koppar'],
    ['/b/lera', '/b/lera-keramik'],
    ['/dc/hostrea', '/dc/hostrea-igen'],
  ])('%s leads to %s', async (oldUrl, newUrl) => {
    expect((await ask(oldUrl)).data.urlHistory).toEqual({ oldUrl, newUrl });
  });

  it.each([
    '/utgatt',
    '/p/muggar/saknas',
    '/c/koppar',
    '/b/vav',
    '/dc/advent',
    '/',
    '%%%',
    "/p/'; drop table products; --",
    '/constructor/x',
    '/toString/a',
    '/hasOwnProperty/x',
  ])('%s leads nowhere', async (url) => {
    expect(await ask(url)).toEqual({ data: { urlHistory: null } });
  });

  it('leads only within its own language', async () => {
    expect((await ask('/c/muggar', '2|no')).data.urlHistory).toBeNull();
    expect((await ask('/dc/hostsalg', '2|no')).data.urlHistory).toBeNull();
    expect((await ask('/b/lera', '2|no')).data.urlHistory).toEqual({ oldUrl: '/b/lera', newUrl: '/b/lera-keramik' });
  });

  it('is asked for by name', async () => {
    expect((await ask(null)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('stands in a list for redirects, page by page', async () => {
    expect(await (await list(`urlhistory/${testKey.toLowerCase()}`)).json()).toEqual([
      { oldUrl: '/gamla-muggar', newUrl: '/c/muggar', deleted: false },
      { oldUrl: '/utgatt', newUrl: null, deleted: true },
    ]);
    expect(await (await list(`urlhistory/${testKey}?offset=1`)).json()).toHaveLength(1);
    expect(await (await list(`urlhistory/${testKey}?offset=2`)).json()).toEqual([]);
    const aliases = await (await list(`aliashistory/${testKey}`)).json();
    expect(aliases).toHaveLength(11);
    expect(aliases).toContainEqual({ oldUrl: 'mugg-gron', newUrl: 'kopp-gron', deleted: false });
    expect(aliases).toContainEqual({ oldUrl: 'muggar', newUrl: 'koppar', deleted: false });
    expect(aliases).toContainEqual({ oldUrl: 'lera', newUrl: 'lera-keramik', deleted: false });
    expect(aliases).toContainEqual({ oldUrl: 'advent', newUrl: 'advent-igen', deleted: false });
    expect(aliases).toContainEqual({ oldUrl: 'bok', newUrl: null, deleted: true });
    expect(aliases.at(-1)).toEqual({ oldUrl: 'ask', newUrl: null, deleted: true });
    expect(await (await list(`aliashistory/${testKey}?offset=10`)).json()).toEqual([aliases.at(-1)]);
  });

  it.each([
    ['with a slash at the end', `urlhistory/${testKey}/`],
    ['from the moment it was read last', `urlhistory/${testKey}?offset=2026-11-20T08:00:00.000Z`],
    ['from a day', `urlhistory/${testKey}?offset=2026-11-20`],
    ['from nowhere said', `urlhistory/${testKey}?offset=`],
  ])('stands in a list that front ends ask for %s', async (_how, path) => {
    const answer = await list(path);
    expect([answer.status, await answer.json()]).toMatchObject([200, [{ oldUrl: '/gamla-muggar' }, {}]]);
  });

  it('says by HEAD that its list is there', async () => {
    const answer = await list(`urlhistory/${testKey}`, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect((await list('urlhistory/wrong-key', 'HEAD')).status).toBe(401);
  });

  it.each([
    ['urlhistory/wrong-key', 'GET', 401, 'UNAUTHORIZED'],
    [`urlhistory/${testKey}?offset=-1`, 'GET', 400, 'BAD_USER_INPUT'],
    [`aliashistory/${testKey}?offset=all`, 'GET', 400, 'BAD_USER_INPUT'],
    [`urlhistory/${testKey}`, 'POST', 405, 'METHOD_NOT_ALLOWED'],
    [`constructor/${testKey}`, 'GET', 404, 'NOT_FOUND'],
  ])('list %s by %s is refused with %d', async (path, method, status, code) => {
    const answer = await list(path, method);
    expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([status, code]);
  });
});
