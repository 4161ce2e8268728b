import { afterAll, beforeAll, expect, it } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const list = 'alias canonicalUrl alternativeUrls { url }';
const named = 'name canonicalUrl';

/** Wherever the contract gives the address of a page. */
const everyAddress = `query ($channelId: String, $languageId: String, $marketId: String, $alias: String!, $category: String) {
  product(alias: $alias, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
    ${named} alternativeUrls { url } alternativeCanonicalUrls breadcrumbs { url } discountCampaigns { ${named} }
    brand { ${named} alternativeUrls { url } } primaryCategory { ${named} } categories { ${named} }
    variantGroup { variants { ${named} variants { ${named} } } } currentProductVariant { ${named} }
  }
  relatedProducts(alias: $alias, channelId: $channelId, languageId: $languageId, marketId: $marketId) { ${named} }
  products(take: 50, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
    products { ${named} discountCampaigns { ${named} } } filters { facets { values { url } } }
  }
  category(alias: $category, channelId: $channelId, languageId: $languageId, marketId: $marketId) { ${list} }
  categories(channelId: $channelId, languageId: $languageId, marketId: $marketId) { ${named} }
  brands(channelId: $channelId, languageId: $languageId, marketId: $marketId) { ${named} }
  cmsPages(channelId: $channelId, languageId: $languageId, marketId: $marketId) { ${named} }
  lists: listPageInfo(alias: $category, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
    ${list} subCategories { canonicalUrl }
  }
  brandList: listPageInfo(alias: "lera", channelId: $channelId, languageId: $languageId, marketId: $marketId) { ${list} }
  campaignList: listPageInfo(url: "/dc/hostrea", channelId: $channelId, languageId: $languageId, marketId: $marketId) { ${list} }
  news: listPageInfo(url: "/nyheter", channelId: $channelId, languageId: $languageId, marketId: $marketId) { ${list} }
  urlHistory(url: "/gamla-muggar", channelId: $channelId, languageId: $languageId, marketId: $marketId) { newUrl }
}`;

const addressKeys = new Set(['canonicalUrl', 'url', 'newUrl', 'alternativeUrls', 'alternativeCanonicalUrls']);

/** Each address in an answer. */
function addressesIn(value: unknown, isAddress = false): string[] {
  if (typeof value === 'string') return isAddress ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, isAddress));
  return Object.entries(value).flatMap(([key, item]) => addressesIn(item, addressKeys.has(key)));
}

const swedish = { channelId: '1|se', languageId: 'sv-SE', alias: 'mugg-gron', category: 'muggar' };

describeApi('an account whose addresses begin with market and language', () => {
  let plain: TestApi;
  let prefixed: TestApi;
  beforeAll(async () => {
    const catalogue = featureCatalogue;
    plain = await openTestApi({ catalogue });
    prefixed = await openTestApi({ catalogue, marketInPath: true, checkListsEvery: 1000 });
  });
  afterAll(() => Promise.all([plain.close(), prefixed.close()]));

  const addresses = async (api: TestApi, place: object) => {
    const { data, errors } = await api.query(everyAddress, place);
    expect(errors ?? []).toEqual([]);
    return addressesIn(data);
  };

  it.each([
    ['/se/sv', { ...swedish, marketId: 'se' }],
    ['/de/sv', { ...swedish, marketId: 'de' }],
    ['/no/nb', { channelId: '2|no', languageId: 'nb-NO', marketId: 'no', alias: 'krus-gronn', category: 'krus' }],
  ])('gives each of them with %s before it, and else as others do', async (prefix, place) => {
    const [without, along] = await Promise.all([addresses(plain, place), addresses(prefixed, place)]);
    // Of the same page in another channel, the address begins with that channel's own market.
    const expected = without.map((address) => {
      if (address.startsWith('https://torg.example')) return address.replace('.example', '.example/se/sv');
      if (address.startsWith('https://nb.torg.example')) return address.replace('.example', '.example/no/nb');
      return prefix + address;
    });
    expect(along).toEqual(expected);
    expect(new Set(along).size).toBeGreaterThan(10);
    // What was kept for one market is given to no other.
    expect(await addresses(prefixed, place)).toEqual(expected);
  });

  it.each(['/c/muggar', '/se/sv/c/muggar', 'https://torg.example/se/sv/c/muggar?sort=PRICE'])(
    'is asked for a list by %s',
    async (url) => {
      for (const api of [plain, prefixed]) {
        const { data } = await api.query(
          `query ($url: String) { listPageInfo(url: $url) { id alias } products(url: $url) { count } }`,
          { url },
        );
        expect(data.listPageInfo.alias).toBe('muggar');
        expect(data.products.count).toBeGreaterThan(0);
      }
    },
  );

  it.each(['/om-oss', '/se/sv/om-oss', '/se/sv/content/om-oss'])('is asked for a page by %s', async (url) => {
    for (const api of [plain, prefixed]) {
      const { data } = await api.query(`query ($url: String) { widgetArea(url: $url) { name } }`, { url });
      expect(data.widgetArea).toEqual({ name: 'about' });
    }
  });

  it('leads on from what is no more, asked with market and language or without', async () => {
    for (const url of ['/gamla-muggar', '/se/sv/gamla-muggar']) {
      const { data } = await prefixed.query(`query ($url: String) { urlHistory(url: $url) { newUrl } }`, { url });
      expect(data.urlHistory).toEqual({ newUrl: '/se/sv/c/muggar' });
    }
  });

  it('has them in menus, but leaves what was written by hand', async () => {
    const { data } = await prefixed.query(
      `{ getMenuAtLocation(menuLocationId: "main-desktop") { menuItems { type canonicalUrl } } }`,
    );
    const items: { type: string; canonicalUrl: string | null }[] = data.getMenuAtLocation.menuItems;
    const own = items.filter(({ type }) => type === 'category').map(({ canonicalUrl }) => canonicalUrl);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !address?.startsWith('/se/sv/c/'))).toEqual([]);
    expect(items.filter(({ type }) => type === 'custom')).toMatchObject([{ canonicalUrl: '/nyheter' }]);
  });

  it('has them in what is suggested while a shopper writes', async () => {
    const { data } = await prefixed.queryExtensions(
      `{ searchSuggestions(text: "mugg") { products { canonicalUrl } categories { canonicalUrl } } }`,
    );
    const found = addressesIn(data);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((address) => !/^\/se\/sv\/[pc]\//.test(address))).toEqual([]);
  });
});
