import { afterAll, beforeAll, expect, it } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const info = `query($alias: String, $url: String, $channelId: String, $marketId: String, $languageId: String) {
  listPageInfo(alias: $alias, url: $url, channelId: $channelId, marketId: $marketId, languageId: $languageId) {
    id alias name canonicalUrl alternativeUrls { url culture } alternativeCanonicalUrls
    hideTitle hideDescription primaryDescription secondaryDescription primaryImage backgroundImage logo
    meta { title description keywords } subCategories { alias name }
  }
}`;

describeApi('the page of a list', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const show = async (variables: object) => {
    const { data, errors } = await api.query(info, variables);
    expect(errors).toEqual([]);
    return data.listPageInfo;
  };

  it('says what a category is about, with its figures in the texts for search engines', async () => {
    const { data } = await api.query('{ category(alias: "koket") { categoryId } }');
    expect(await show({ alias: 'koket' })).toEqual({
      id: data.category.categoryId,
      alias: 'koket',
      name: 'Köket',
      canonicalUrl: '/c/koket',
      alternativeUrls: [
        { url: 'https://torg.example/c/koket', culture: 'sv-SE' },
        { url: 'https://nb.torg.example/c/kjokken', culture: 'nb-NO' },
      ],
      alternativeCanonicalUrls: ['https://torg.example/c/koket', 'https://nb.torg.example/c/kjokken'],
      hideTitle: false,
      hideDescription: false,
      primaryDescription: 'Allt',
      secondaryDescription: null,
      primaryImage: null,
      backgroundImage: null,
      logo: null,
      meta: {
        title: 'Köket från 100\u00a0kr',
        description: 'Allt 3 st från 100\u00a0kr till 249\u00a0kr.',
        keywords: null,
      },
      subCategories: [{ alias: 'muggar', name: 'Muggar' }],
    });
  });

  it('counts in the language and currency of the market', async () => {
    const { meta } = await show({ alias: 'krus', channelId: '2|no' });
    expect(meta.title).toBe('Krus fra 110\u00a0kr');
    expect((await show({ alias: 'muggar', marketId: 'de' })).meta.title).toBe('Muggar från 9\u00a0EUR');
  });

  it('is found by its address, also by one of the other language', async () => {
    const { id } = await show({ alias: 'muggar' });
    expect(await show({ url: '/c/koket/muggar' })).toMatchObject({ id, alias: 'muggar' });
    expect(await show({ url: 'https://torg.example/c/muggar?page=2' })).toMatchObject({ id });
    expect(await show({ url: '/c/krus' })).toMatchObject({ id, canonicalUrl: '/c/muggar' });
  });

  it('is found by its alias alone, and as a list of any kind, where an address says no more', async () => {
    const { id } = await show({ alias: 'muggar' });
    for (const url of ['muggar', '/muggar', '/muggar/?page=2', '/l/muggar', 'l/koket/muggar']) {
      expect(await show({ url })).toMatchObject({ id, alias: 'muggar' });
    }
    for (const url of ['/l/nyheter', 'nyheter'])
      expect(await show({ url })).toMatchObject({ canonicalUrl: '/nyheter' });
    expect(await show({ url: '/l/vav' })).toMatchObject({ canonicalUrl: '/b/vav' });
  });

  it('says what a brand is about', async () => {
    const brand = await show({ url: '/b/vav' });
    expect(brand).toMatchObject({ alias: 'vav', name: 'Väv', canonicalUrl: '/b/vav', subCategories: [] });
    expect(brand.meta.title).toBe('Allt från Väv');
    expect(brand.meta.description).toBe('Väver 1 st från Väv.');
  });

  it('says what is new', async () => {
    expect(await show({ url: '/nyheter/' })).toMatchObject({
      alias: 'nyheter',
      name: 'Nyheter',
      canonicalUrl: '/nyheter',
      primaryDescription: 'Nyast först.',
    });
    expect((await show({ alias: 'nyheter' })).id).toBeGreaterThan(0);
  });

  it('says what the site says where nothing else is said', async () => {
    const site = await show({});
    expect(site).toMatchObject({ name: 'Boden', canonicalUrl: '/', alias: '' });
    expect(site.meta.title).toBe('Allt för huset');
    expect(await show({ url: '/' })).toEqual(site);
  });

  it.each([
    { alias: 'finns-inte' },
    { alias: "' or 1=1 --" },
    { alias: 'x\0y' },
    { url: '/c/finns-inte' },
    { url: '/c' },
    { url: '/%E0%A4%A' },
    { url: '/b/finns-inte' },
    { url: '/finns/inte' },
    { url: '/finns/muggar' },
    { url: '/l' },
    { url: '/l/finns-inte' },
    { alias: 'koket', languageId: 'sv' },
  ])('has the id 0 where there is none: %j', async (variables) => {
    expect(await show(variables)).toMatchObject({ id: 0, name: '', meta: null, subCategories: [] });
  });

  it('takes the same number of statements whatever it holds', async () => {
    const statementsFor = async (alias: string) => {
      api.takeStatements();
      await show({ alias });
      return api.takeStatements().length;
    };
    const [many, one] = [await statementsFor('koket'), await statementsFor('muggar')];
    expect(one).toBe(many);
    expect(many).toBeLessThanOrEqual(8);
  });
});

describeApi('the page of a list with more to it', () => {
  it('shows the pictures of what it lists', async () => {
    const api = await openTestApi({ catalogue: featureCatalogue });
    const { data } = await api.query(
      '{ mugs: listPageInfo(alias: "muggar") { primaryImage logo } brand: listPageInfo(url: "/b/lera") { logo } }',
    );
    expect(data).toEqual({ mugs: { primaryImage: 'muggar.avif', logo: null }, brand: { logo: 'lera.svg' } });
    await api.close();
  });

  it('of a campaign is there as long as that runs, in the language that is asked for', async () => {
    const api = await openTestApi({ catalogue: featureCatalogue });
    const show = async (variables: object) => {
      const { data, errors } = await api.query(info, variables);
      expect(errors).toEqual([]);
      return data.listPageInfo;
    };
    const page = await show({ url: '/dc/hostrea' });
    expect(page).toMatchObject({ alias: 'hostrea', canonicalUrl: '/dc/hostrea', subCategories: [] });
    expect(page.id).toBeGreaterThan(0);
    expect(page.meta.title).toBe(page.name);
    expect(await show({ alias: 'hostrea' })).toEqual(page);
    expect((await show({ alias: 'hostrea', marketId: 'de' })).id).toBe(page.id);
    const norwegian = await show({ url: '/dc/hostrea', channelId: '2|no' });
    expect(norwegian.id).toBe(page.id);
    expect(norwegian.alias).not.toBe('');
    api.setNow('2030-01-01T12:00:00Z');
    expect((await show({ url: '/dc/hostrea' })).id).toBe(0);
    await api.close();
  });
});
