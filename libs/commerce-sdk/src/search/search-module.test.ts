import { describe, expect, it } from 'vitest';
import { NetworkError } from '../errors/network-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { createSearchModule } from './search-module.ts';
import type { HitSelection, SearchHits, SearchProvider } from './search-provider.ts';

const part = { skip: 0, take: 20 };
const hit = (alias: string, trackingCode: string | null) => ({
  ...{ alias, productId: alias.length, name: alias, canonicalUrl: `/p/${alias}`, price: 9900, trackingCode },
});
const value = { parentId: null, url: null, order: 0, count: 1, isHidden: false };
const facet = { filterId: 'brand', type: 'Brand', group: 'brand', label: 'Märke', order: 0, values: [] };

function staged(found: SearchHits) {
  const asked: HitSelection[] = [];
  const clicks: string[] = [];
  let failure: Error | null = null;
  const answer = async (wanted: HitSelection) => {
    asked.push(wanted);
    if (failure) throw failure;
    return found;
  };
  const provider: SearchProvider = {
    search: answer,
    list: answer,
    async recommend() {
      if (failure) throw failure;
      return found.hits;
    },
    trackClick: async (code) => void clicks.push(code),
  };
  return { provider, asked, clicks, fail: (error: Error) => void (failure = error) };
}

function setUp(ownFound: SearchHits = { count: 1, hits: [hit('bok', null)], filters: null }) {
  const outer = staged({
    count: 2,
    hits: [hit('mugg', 'code-1'), hit('fat', null)],
    filters: { count: 2, price: null, facets: [facet] },
  });
  const own = staged(ownFound);
  const reports: unknown[] = [];
  const module = createSearchModule({
    ...{ provider: outer.provider, own: own.provider, websiteUuid: 'w-sv' },
    report: (_, error) => void reports.push(error),
  });
  return { module, outer, own, reports };
}

describe('the search of a channel', () => {
  it('is driven by the provider, and knows what it found', async () => {
    const { module, own } = setUp();
    await module.search({ ...part, text: 'mugg', withFilters: true });
    expect(module.state).toMatchObject({
      isActive: true,
      productAliases: ['mugg', 'fat'],
      filters: [facet],
      currentWebsiteUuid: 'w-sv',
    });
    expect([...module.state.trackingCodes]).toEqual([['mugg', 'code-1']]);
    expect(own.asked).toEqual([]);
  });

  it('is the API’s own while it is not active', async () => {
    const { module, outer } = setUp();
    module.deactivate();
    expect((await module.list(part)).hits[0]?.alias).toBe('bok');
    expect(outer.asked).toEqual([]);
    module.activate();
    expect((await module.list(part)).hits[0]?.alias).toBe('mugg');
  });

  it('tells the provider of clicks on what it found, and of no others', async () => {
    const { module, outer } = setUp();
    await module.list(part);
    for (const alias of ['mugg', 'fat', 'bok']) await module.trackClick(alias);
    expect(outer.clicks).toEqual(['code-1']);
  });

  it('is sorted by what the shopper picked, else as the list wants, else as is recommended', async () => {
    const { module, outer } = setUp();
    await module.list(part);
    module.wishSort('LATEST');
    await module.list(part);
    module.chooseSort('PRICE');
    await module.list(part);
    module.chooseSort(null);
    await module.list(part);
    expect(outer.asked.map(({ sort }) => sort)).toEqual(['RECOMMENDED', 'LATEST', 'PRICE', 'LATEST']);
  });

  it('forgets all but whether it is active, and whose it is', async () => {
    const { module } = setUp();
    await module.search({ ...part, text: 'mugg', withFilters: true });
    module.chooseFilters(['brand:Lera']);
    module.chooseSort('PRICE');
    module.wishSort('LATEST');
    module.reset();
    expect(module.state).toEqual({
      ...{ isActive: true, currentWebsiteUuid: 'w-sv', productAliases: [], filters: [], activeFilters: [] },
      ...{ trackingCodes: new Map(), activeSort: null, customSort: null },
    });
  });
});

describe('a provider that fails', () => {
  it('is stood in for by the API’s own search, by what is chosen in the API’s own words', async () => {
    const values = [
      { ...value, facetId: 'b_7', label: 'Lera' },
      { ...value, facetId: 'b_8', label: 'Gran' },
    ];
    const { module, outer, own } = setUp({
      count: 1,
      hits: [],
      filters: { count: 1, price: null, facets: [{ ...facet, values }] },
    });
    outer.fail(new ServerError(500, { errors: [] }));
    module.chooseFilters(['brand:Lera', 'brand:Gone', 'odd']);
    await module.list(part);
    expect(own.asked.at(-1)?.facets).toEqual(['b_7']);
    expect(module.state.activeFilters).toEqual(['b_7']);
  });

  it('is stood in for by the API’s own search, without the filters that are the provider’s', async () => {
    const { module, outer, own, reports } = setUp();
    module.chooseFilters(['brand:Lera']);
    outer.fail(new ServerError(500, { errors: [] }));
    expect((await module.search({ ...part, text: 'mugg' })).hits[0]?.alias).toBe('bok');
    expect(outer.asked[0]?.facets).toEqual(['brand:Lera']);
    expect(own.asked[0]?.facets).toEqual([]);
    expect(module.state.activeFilters).toEqual([]);
    expect((await module.recommend({ alias: 'mugg', canonicalUrl: '/p/mugg', take: 4 }))[0]?.alias).toBe('bok');
    expect(reports).toHaveLength(2);
  });

  it('is not, where nobody waits for the answer any more', async () => {
    const { module, outer, own, reports } = setUp();
    outer.fail(NetworkError.aborted('left'));
    await expect(module.list(part)).rejects.toThrow(NetworkError);
    expect([own.asked, reports]).toEqual([[], []]);
  });
});
