import { describeApi, openTestApi, type TestApi } from '@torg/merchant-api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { demoContent } from './demo-content.ts';

const widgetArea = `query(
  $alias: String $family: String $areaName: String $url: String $displaySetting: String $customerType: CustomerType
  $preview: Boolean $filters: [PageWidgetCollectionFilterInputType] $channelId: String $languageId: String
) {
  widgetArea(
    alias: $alias family: $family areaName: $areaName url: $url displaySetting: $displaySetting
    customerType: $customerType preview: $preview filters: $filters channelId: $channelId languageId: $languageId
  ) {
    id name title familyName tags meta { title description } pageArea { id name index }
    containers {
      id name sortOrder layout responsiveMode design
      widgets {
        id name type size sortOrder configuration
        images { fileName largestSize { imageWidth imageHeight imageRatio } sizes { imageWidth imageHeight } }
      }
    }
  }
}`;

const frontPage = { family: 'Frontpage', areaName: 'The front page area' };
const listTop = { family: 'Productlist', areaName: 'The top part of the product list' };
const productArea = { family: 'Product', areaName: 'Product detail page' };

interface Shown {
  containers: { name: string; widgets: { name: string; configuration: string }[] }[];
}

const widgetsOf = ({ containers }: Shown) => containers.flatMap(({ widgets }) => widgets);
/** Where the pictures among widgets lead. */
const linksOf = (widgets: Shown['containers'][number]['widgets']): string[] =>
  widgets.flatMap(({ configuration }) => JSON.parse(configuration).image?.href ?? []);
const configurationsOf = (area: Shown) => widgetsOf(area).map(({ configuration }) => JSON.parse(configuration));

describeApi('an area', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue: demoCatalogue, content: demoContent });
  });
  afterAll(() => api.close());

  const show = async (variables: object) => {
    const { data, errors } = await api.query(widgetArea, variables);
    expect(errors).toEqual([]);
    return data.widgetArea;
  };

  it('holds rows of widgets, with pictures and where they lead', async () => {
    const area = await show(frontPage);
    expect(area).toMatchObject({ familyName: 'Frontpage', title: 'Startsida', pageArea: { index: 1 } });
    const [hero] = area.containers;
    expect(hero).toMatchObject({ name: 'Hero', sortOrder: 1, layout: 'full', design: 'full-width' });
    expect(hero.widgets[0].images[0]).toEqual({
      fileName: 'startsida.avif',
      largestSize: { imageWidth: 1920, imageHeight: 900, imageRatio: 1920 / 900 },
      sizes: [320, 480, 640, 960, 1280, 1600, 1920].map((width) => ({
        imageWidth: width,
        imageHeight: width * (900 / 1920),
      })),
    });
    const ids = area.containers.map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const widgetIds = widgetsOf(area).map((widget) => (widget as { id?: string }).id);
    expect(new Set(widgetIds).size).toBe(widgetIds.length);
  });

  it('leads to the categories of the language', async () => {
    const links = async (shop: object) => {
      const area = await show({ ...frontPage, ...shop });
      const row = area.containers.find(({ name }: { name: string }) => name === 'Categories');
      return linksOf(row.widgets);
    };
    expect((await links({})).slice(0, 2)).toEqual(['/c/koket', '/c/hemmet']);
    expect((await links({ channelId: '2|no' })).slice(0, 2)).toEqual(['/c/kjokken', '/c/hjemmet']);
  });

  it('leads to brands', async () => {
    const area = await show(frontPage);
    const row = area.containers.find(({ name }: { name: string }) => name === 'Brands');
    expect(linksOf(row.widgets).slice(0, 2)).toEqual(['/b/lerkulla', '/b/linasa']);
  });

  it('finds products by filters that the lists understand', async () => {
    const lists = configurationsOf(await show(frontPage)).filter(({ searchParameters }) => searchParameters);
    for (const { searchParameters } of lists) {
      const { data, errors } = await api.query(
        'query($filter: FilterInputType) { products(take: 8, filter: $filter) { count } }',
        { filter: searchParameters },
      );
      expect(errors).toEqual([]);
      expect(data.products.count).toBeGreaterThan(0);
    }
    expect(lists.map(({ searchParameters }) => searchParameters.sort)).toEqual(['LATEST', 'MOST_SOLD', undefined]);
  });

  it('shows what was written for a place before what holds everywhere, and nothing where nothing fits', async () => {
    const { data } = await api.query('{ category(alias: "presenter") { categoryId } }');
    const gifts = [{ key: 'category', value: String(data.category.categoryId) }];
    expect((await show({ ...listTop, filters: gifts })).name).toBe('Above gifts');
    expect(await show({ ...listTop, filters: [{ key: 'Category', value: '999999' }] })).toBeNull();
    expect(await show(listTop)).toBeNull();
    expect((await show(productArea)).name).toBe('Below products');
    expect((await show({ ...productArea, customerType: 'ORGANIZATION' })).name).toBe(
      'Below products, for organisations',
    );
  });

  it('leaves out what is for the other kind of screen', async () => {
    const rows = async (displaySetting?: string) =>
      (await show({ ...productArea, displaySetting })).containers.map(({ name }: { name: string }) => name);
    expect(await rows()).toEqual(['Promises', 'Questions']);
    expect(await rows('desktop')).toEqual(['Promises', 'Questions']);
    expect(await rows('mobile')).toEqual(['Promises']);
  });

  it.each([
    { family: 'Startpage', areaName: 'Top' },
    { family: 'Product', areaName: 'Left\0' },
  ])('is empty where nobody put anything: %j', async (area) => {
    expect(await show(area)).toBeNull();
  });

  it.each([
    [{}, "Give 'alias', or 'family' with 'areaName', or 'url' of the content."],
    [{ family: 'Frontpage' }, "Give 'alias', or 'family' with 'areaName', or 'url' of the content."],
    [{ ...frontPage, displaySetting: 'tv' }, "There is no display setting 'tv'. Known: mobile, desktop."],
    [{ ...frontPage, filters: [{ key: 'Colour', value: 'red' }] }, /^There is no filter 'Colour'\. Known: SiteId, /],
    [{ ...frontPage, filters: [{ value: 'red' }] }, /^There is no filter ''\./],
    [{ ...frontPage, filters: [null] }, /^There is no filter ''\./],
    [{ ...frontPage, filters: [{ key: 'Brand' }] }, "The filter 'Brand' has no value. Give one or leave it out."],
  ])('refuses %j in plain words', async (variables, reason) => {
    const { data, codes, errors } = await api.query(widgetArea, variables);
    expect(data.widgetArea).toBeNull();
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(errors[0]?.message).toMatch(reason);
  });

  it('takes the same number of statements however much it shows', async () => {
    api.takeStatements();
    await show(frontPage);
    expect(api.takeStatements()).toHaveLength(4);
    await show(productArea);
    expect(api.takeStatements()).toHaveLength(2);
  });
});

describeApi('an editorial page', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ content: demoContent });
  });
  afterAll(() => api.close());

  const show = async (variables: object) => {
    const { data, errors } = await api.query(widgetArea, variables);
    expect(errors).toEqual([]);
    return data.widgetArea;
  };

  it('is found by its alias and by its address, also in the other language', async () => {
    const terms = await show({ alias: 'kopvillkor' });
    expect(terms).toMatchObject({ title: 'Köpvillkor', familyName: 'Pages', pageArea: null, tags: ['menu', 'terms'] });
    expect(await show({ url: '/kopvillkor' })).toEqual(terms);
    expect(await show({ url: 'https://torg.example/content/kopvillkor/?utm=x#top' })).toEqual(terms);
    expect((await show({ alias: 'kopvillkor', channelId: '2|no' })).title).toBe('Kjøpsvilkår');
    expect((await show({ url: '/om-oss', channelId: '2|no' })).title).toBe('Om Torg');
  });

  it.each([
    { alias: 'finns-inte' },
    { alias: "' or 1=1 --" },
    { alias: 'kopvillkor\0x' },
    { url: '/' },
    { url: '/kopvillkor/mer' },
    { url: '/%E0%A4%A' },
    { alias: 'kopvillkor', languageId: 'sv' },
  ])('is not there for %j', async (variables) => {
    expect(await show(variables)).toBeNull();
  });

  it('is listed by its tags', async () => {
    const pages = `query($includeTags: [String], $excludeTags: [String], $channelId: String, $languageId: String) {
      cmsPages(includeTags: $includeTags, excludeTags: $excludeTags, channelId: $channelId, languageId: $languageId) {
        id name title alias activeFrom activeTo tags canonicalUrl meta { title description }
      } }`;
    const aliases = async (variables: object) => {
      const { data, errors } = await api.query(pages, variables);
      expect(errors).toEqual([]);
      return data.cmsPages.map(({ canonicalUrl }: { canonicalUrl: string }) => canonicalUrl);
    };
    expect(await aliases({ channelId: '2|no' })).toEqual([
      '/kundeservice',
      '/levering',
      '/angrerett-og-retur',
      '/kjopsvilkar',
      '/om-oss',
      '/personvern',
      '/informasjonskapsler',
      '/tilgjengelighet',
      '/storrelsesguide-gensere',
      '/storrelsesguide-sokker',
    ]);
    expect(await aliases({ includeTags: ['terms', 'returns', null] })).toEqual([
      '/angerratt-och-returer',
      '/kopvillkor',
    ]);
    expect(
      await aliases({ includeTags: ['menu'], excludeTags: ['service', 'delivery', 'terms', 'returns'] }),
    ).toHaveLength(4);
    expect(await aliases({ includeTags: ['nothing'] })).toEqual([]);
    expect(await aliases({ languageId: 'sv' })).toEqual([]);
  });

  it('takes the same number of statements however many there are', async () => {
    api.takeStatements();
    await show({ alias: 'kopvillkor' });
    expect(api.takeStatements()).toHaveLength(2);
    await api.query('{ cmsPages { id title tags canonicalUrl meta { title } } }');
    expect(api.takeStatements()).toHaveLength(1);
  });
});

describeApi('the demo content on a catalogue of other categories', () => {
  it('leaves out what would lead nowhere', async () => {
    const api = await openTestApi({ content: demoContent });
    const { data } = await api.query(widgetArea, frontPage);
    const row = data.widgetArea.containers.find(({ name }: { name: string }) => name === 'Categories');
    expect(linksOf(row.widgets)).toEqual(['/c/koket', '/c/klader', '/c/presenter']);
    await api.close();
  });
});
