import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boxesIn, choosing, countIn, decoded } from './testing/filter-boxes.ts';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
/** The operations that the API was asked for. */
let asked: string[] = [];

beforeAll(async () => {
  shop = await openShop({
    async between(request, api) {
      const { operationName } = (await request
        .clone()
        .json()
        .catch(() => ({}))) as { operationName?: string };
      asked.push(operationName ?? '');
      return api.fetch(request);
    },
  });
});

afterAll(() => shop.close());
beforeEach(() => {
  asked = [];
});

const norwegian = 'nb.localhost:3000';

const pageAt = async (path: string, host?: string) => (await shop.ask(path, {}, host)).text();

describe.each([
  ['category', '/c/klader', undefined],
  ['brand', '/b/lerkulla', undefined],
  ['campaign', '/dc/vinterljus', undefined],
  ['news', '/nyheter', undefined],
  ['search', '/s/mugg', undefined],
  ['Norwegian news', '/nyheter', norwegian],
] as const)('the list of a %s', (_, path, host) => {
  it('is narrowed by filters with true counts: choosing a shown value with count n shows n products', async () => {
    const html = await pageAt(path, host);
    const boxes = boxesIn(html);
    expect(boxes.length).toBeGreaterThan(2);
    // Each kind of filter, by its first and its last value.
    const kinds = [...new Set(boxes.map(({ name }) => name))];
    const tried = kinds.flatMap((kind) => {
      const own = boxes.filter(({ name }) => name === kind);
      return [own[0], own.at(-1)].flatMap((box) => box ?? []);
    });
    for (const box of new Set(tried)) {
      const narrowed = await pageAt(choosing(path, box), host);
      const count = /(\d+) (?:produkt|träff|treff)/.exec(narrowed)?.[1];
      expect([box.name, box.label, Number(count)]).toEqual([box.name, box.label, box.count]);
    }
  }, 120_000);

  it('comes with its filters in one call of the API', async () => {
    await pageAt(`${path}?utm_source=once`, host);
    expect(asked.filter((name) => /Products|Filters/.test(name))).toEqual(['FilteredProducts']);
  });
});

describe('a filter', () => {
  it('keeps what nothing is left of in sight, greyed, once something else is chosen', async () => {
    const all = boxesIn(await pageAt('/c/klader'));
    const size = all.find(({ label }) => label === 'M');
    const narrowed = boxesIn(await pageAt(choosing('/c/klader', size ?? expect.unreachable())));
    expect(narrowed.map(({ name, value }) => `${name} ${value}`)).toEqual(
      expect.arrayContaining(all.map(({ name, value }) => `${name} ${value}`)),
    );
    expect(narrowed.filter(({ isChecked }) => isChecked).map(({ label }) => label)).toEqual(['M']);
    const empty = narrowed.filter(({ count }) => count === 0);
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.every(({ isDisabled }) => isDisabled)).toBe(true);
    expect(narrowed.filter(({ count }) => count > 0).some(({ isDisabled }) => isDisabled)).toBe(false);
  });

  it('that is chosen can be taken back by a link that keeps all else of the address', async () => {
    const html = await pageAt('/c/klader?utm_source=brev&skus=M~s_m,S~s_s&sort=PRICE&page=1');
    expect(html).toContain('href="/c/klader?utm_source=brev&amp;skus=S%7Es_s&amp;sort=PRICE"');
    expect(html).toContain('aria-label="Ta bort filtret M"');
    expect(html).toContain('href="/c/klader?utm_source=brev&amp;sort=PRICE"');
  });

  it('that no list has is no page', async () => {
    expect((await shop.ledTo('/c/klader?brands=x~constructor'))[0]).toBe(404);
    expect((await shop.ledTo('/c/klader?skus=M~s_m&page=2'))[0]).toBe(404);
  });
});

describe('without script', () => {
  it('the form of the filters is sent to the list, with the order and whatever else its address says', async () => {
    const html = await pageAt('/c/klader?utm_source=brev&brands=Okänt~b_99');
    const [form = ''] = /<form[^>]*id="list-filters"[^>]*>/.exec(html) ?? [];
    expect(form).toContain('method="get"');
    expect(form).toContain('action="/c/klader"');
    expect(html).toContain('<input type="hidden" name="utm_source" value="brev"/>');
    expect(html).toContain('<input type="hidden" name="brands" value="Okänt~b_99"/>');
    expect(html).toMatch(
      /<select[^>]*name="sort"[^>]*form="list-filters"|<select[^>]*form="list-filters"[^>]*name="sort"/,
    );
    expect(html).toContain('href="#filters"');
  });

  it.each([
    ['skus=M~s_m&skus=S~s_s&sort=RECOMMENDED&price-from=&price-to=', '?skus=M%7Es_m%2CS%7Es_s'],
    ['price-from=300&price-to=100', '?price=100%E2%80%93300%7E100-300'],
    ['price=x~r_0-100&price-from=&price-to=&sort=PRICE&utm=a', '?utm=a&price=x%7Er_0-100&sort=PRICE'],
    ['price-from=&price-to=', ''],
  ])('what it sends, %s, is led to the one address of that choice', async (query, address) => {
    expect(await shop.ledTo(`/c/klader?${query}`)).toEqual([302, `/c/klader${address}`]);
  });

  it('a range of prices holds what costs its ends', async () => {
    const all = countIn(await pageAt('/c/klader'));
    const below = countIn(await pageAt('/c/klader?price=x~-329'));
    const above = countIn(await pageAt('/c/klader?price=x~330-'));
    expect(below).toBeGreaterThan(0);
    expect(below + above).toBe(all);
  });
});

it('where nothing fits, each filter can be taken back alone, with what that would give', async () => {
  const html = await pageAt('/c/klader?skus=XS~s_xs&p-Färg=Natur~v_Color_natur');
  expect(html).toContain('Inga varor passar urvalet');
  const ways = [...html.matchAll(/href="([^"]*)"[^>]*>(?:<[^>]*>)*Utan ([^<(]+) \((\d+)\)/g)];
  expect(ways.map(([, , name]) => name)).toEqual(['XS', 'Natur']);
  for (const [, address = '', , count] of ways) {
    expect(countIn(await pageAt(decoded(address)))).toBe(Number(count));
  }
});

it.each([
  ['sv', undefined, '/c/koket', 'Kategorier som har det du valt', '/c/klader'],
  ['nb', norwegian, '/c/kjokken', 'Kategorier som har det du har valgt', '/c/klaer'],
] as const)(
  'where nothing fits, the nearest categories that have it lead on, with what they have: %s',
  async (_, host, path, heading, nearest) => {
    const html = await pageAt(`${path}?brands=Garnhult~b_6&sort=PRICE`, host);
    const [, ways = ''] = html.split(`>${heading}<`);
    const links = [...ways.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]+) \((\d+)\)<\/a>/g)];
    expect(links[0]?.[1]).toBe(`${nearest}?brands=Garnhult%7Eb_6`);
    for (const [, address = '', , count] of links) {
      expect([address, countIn(await pageAt(decoded(address), host))]).toEqual([address, Number(count)]);
    }
    expect(asked.filter((name) => name === 'FilteredProducts')).toHaveLength(2 + links.length);
  },
);

it('where nothing fits anywhere, no category is named', async () => {
  const html = await pageAt('/c/klader?skus=XS~s_xs&p-Färg=Natur~v_Color_natur');
  expect(html).not.toContain('Kategorier som har det du valt');
});

it('the orders of a list are those of the specification, and a search is ordered by relevance until one is picked', async () => {
  const ordersIn = (html: string) =>
    [...html.matchAll(/<option value="(\w+)"( selected="")?/g)].map(([, sort, is]) => (is ? `[${sort}]` : sort));
  expect(ordersIn(await pageAt('/c/klader'))).toEqual(['[RECOMMENDED]', 'LATEST', 'PRICE', 'PRICE_DESC']);
  expect(ordersIn(await pageAt('/nyheter?sort=PRICE'))).toEqual(['LATEST', 'RECOMMENDED', '[PRICE]', 'PRICE_DESC']);
  expect(ordersIn(await pageAt('/s/mugg'))).toEqual(['[RELEVANCE]', 'LATEST', 'PRICE', 'PRICE_DESC']);
});

it.each([
  ['/c/klader?price=x~900000-', undefined, 'Från 900\u00a0000\u00a0kr'],
  ['/c/klaer?price=x~900000-', norwegian, 'Fra 900\u00a0000\u00a0kr'],
])('a list without goods, %s, names its prices in the currency of its market', async (path, host, range) => {
  expect(await pageAt(path, host)).toContain(range);
});
