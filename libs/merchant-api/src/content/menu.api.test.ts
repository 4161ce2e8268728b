import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const menu = `query($at: String, $channelId: String, $languageId: String) {
  getMenuAtLocation(menuLocationId: $at, channelId: $channelId, languageId: $languageId) {
    id name title locations channels languages
    menuItems { ...item children { ...item children { ...item } } }
  }
}
fragment item on MenuItemType { id label title type value canonicalUrl order open hidden targetBlank }`;

interface Item {
  id: string;
  label: string;
  type: string;
  value: string | null;
  canonicalUrl: string | null;
  order: number;
  children?: Item[];
}

/** An entry as `label address`, with those below it. */
const outline = ({ label, canonicalUrl, children = [] }: Item): unknown => {
  const own = `${label} ${canonicalUrl}`;
  return children.length === 0 ? own : [own, children.map(outline)];
};

describeApi('a menu', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const show = async (variables: object) => {
    const { data, errors } = await api.query(menu, variables);
    expect(errors).toEqual([]);
    return data.getMenuAtLocation;
  };

  it('follows the tree of categories, in the language that is asked for', async () => {
    const main = await show({ at: 'main-desktop' });
    expect(main.menuItems.map(outline)).toEqual([
      'Nyheter /nyheter',
      ['Köket /c/koket', ['Muggar /c/muggar']],
      'Kläder /c/klader',
      'Mat /c/mat',
      'Presenter /c/presenter',
    ]);
    const norwegian = await show({ at: 'main-desktop', channelId: '2|no' });
    expect(norwegian.menuItems.map(outline)[1]).toEqual(['Kjøkken /c/kjokken', ['Krus /c/krus']]);
    expect(norwegian.title).toBe('Hovedmeny');
  });

  it('numbers its entries and says what each leads to', async () => {
    const { menuItems } = await show({ at: 'main-mobile' });
    expect(menuItems.map(({ order }: Item) => order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(menuItems[0]).toMatchObject({ type: 'custom', value: '/nyheter', hidden: false, targetBlank: false });
    expect(menuItems[1]).toMatchObject({ type: 'category', value: expect.stringMatching(/^\d+$/) });
    const help = menuItems.at(-1);
    expect(help).toMatchObject({ label: 'Hjälp', type: 'heading', value: null, canonicalUrl: null, open: true });
    expect(help.children[0]).toMatchObject({ label: 'Kundservice', type: 'page', canonicalUrl: '/kundservice' });
    const ids = menuItems.flatMap(({ id, children }: Item) => [id, ...(children ?? []).map((child) => child.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['main-desktop', 'main-mobile', 'top-bar'])(
    'stands at %s in both languages, and leads to pages that exist',
    async (at) => {
      for (const channelId of ['1|se', '2|no']) {
        const shown = await show({ at, channelId });
        expect(shown).toMatchObject({ locations: [at], channels: ['1|se', '2|no'], languages: ['nb-NO', 'sv-SE'] });
        expect(shown.menuItems.length).toBeGreaterThan(2);
        for (const { canonicalUrl: url, type } of shown.menuItems) {
          if (type !== 'page') continue;
          const page =
            'query($url: String, $channelId: String) { widgetArea(url: $url, channelId: $channelId) { id } }';
          expect((await api.query(page, { url, channelId })).data.widgetArea).not.toBeNull();
        }
      }
    },
  );

  it('is not there in a language that the shop does not speak', async () => {
    expect(await show({ at: 'main-desktop', languageId: 'sv' })).toBeNull();
  });

  it.each(['left', "x' or 1=1", 'x\0'])('is not there at %j, which front ends leave empty', async (at) => {
    expect(await show({ at })).toBeNull();
  });

  it.each([
    [undefined, /^Give 'menuLocationId', such as main-desktop or /],
    ['', /^Give 'menuLocationId'/],
  ])('at %j is refused in plain words', async (at, reason) => {
    const { codes, errors } = await api.query(menu, { at });
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(errors[0]?.message).toMatch(reason);
  });

  it('takes the same number of statements however long it is', async () => {
    api.takeStatements();
    await show({ at: 'main-desktop' });
    expect(api.takeStatements()).toHaveLength(3);
    await show({ at: 'main-mobile' });
    expect(api.takeStatements()).toHaveLength(4);
  });
});
