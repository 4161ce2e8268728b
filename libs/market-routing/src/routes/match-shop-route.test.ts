import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '../market/locale.ts';
import { alternateAddresses } from './alternate-addresses.ts';
import { buildPath } from './build-path.ts';
import { href } from './href.ts';
import { matchShopRoute } from './match-shop-route.ts';
import { parsePattern } from './path-pattern.ts';
import { routePattern } from './route-pattern.ts';
import type { ParamValues } from './route-table.ts';
import { shopRouteNames, type ShopRouteName } from './shop-routes.ts';

/** What people, feeds and strangers put into an address. Parts of only dots get a blank before them, on purpose. */
const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => !/^\.{1,2}$|\0/.test(text));

function paramsOf(pattern: string) {
  return parsePattern(pattern).parts.filter((part) => part.kind === 'param');
}

/** Values for a pattern, of what may be absent only the first so and so many. */
function valuesFor(pattern: string): fc.Arbitrary<ParamValues> {
  const params = paramsOf(pattern);
  const optional = params.filter(({ least, most }) => least === 0 && most === 1);
  return fc.nat({ max: optional.length }).chain((given) => {
    const present = params.filter((part) => !optional.includes(part) || optional.indexOf(part) < given);
    const entries = present.map(({ name, least, most }) => {
      const filled = most === 1 ? value : fc.array(value, { minLength: least, maxLength: 4 });
      return [name, filled] as const;
    });
    return fc.record<ParamValues>(Object.fromEntries(entries));
  });
}

const words = new Set(
  locales.flatMap((locale) => shopRouteNames.map((name) => routePattern(locale, name).split('/')[1] ?? '')),
);

/** A page of content cannot have the address of another page, so its alias is none of these words. */
function isReachable(name: ShopRouteName, values: ParamValues): boolean {
  return name !== 'contentAtRoot' || !words.has(String(values['alias']));
}

const somewhere = fc.constantFrom(...locales).chain((locale) =>
  fc.constantFrom(...shopRouteNames).chain((name) =>
    valuesFor(routePattern(locale, name))
      .filter((values) => isReachable(name, values))
      .map((values) => ({ locale, name, values })),
  ),
);

describe('the table of addresses', () => {
  it('reads out of each address what was written into it', () => {
    fc.assert(
      fc.property(somewhere, ({ locale, name, values }) => {
        const path = buildPath(routePattern(locale, name), values);
        expect(matchShopRoute(locale, path)).toEqual({ name, params: values });
      }),
      { numRuns: 2_000 },
    );
  });

  it('leads from each language to the other and back', () => {
    fc.assert(
      fc.property(somewhere, ({ locale, name, values }) => {
        const there: Locale = locale === 'sv' ? 'nb' : 'sv';
        const addresses = alternateAddresses(name, values as never); // made from the pattern of that name
        const met = matchShopRoute(there, addresses[there]);
        expect(met).toEqual({ name, params: values });
        expect(met && alternateAddresses(met.name, met.params)).toEqual(addresses);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(shopRouteNames)('%s has the same parameters in each language', (name) => {
    const [sv, nb] = locales.map((locale) => paramsOf(routePattern(locale, name)));
    expect(nb).toEqual(sv);
  });

  it('takes any address there is for a page or for none', () => {
    const odd = ['p', 'c', 'varukorg', 'om oss', '..', '%', '%00', '%E0%A4%A', '', ':alias', '\\', '?', '#', '\ud800'];
    const part = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 5 }));
    const address = fc.array(part, { maxLength: 6 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(fc.constantFrom(...locales), address, (locale, path) => {
        const match = matchShopRoute(locale, path);
        return match === null || shopRouteNames.includes(match.name);
      }),
      { numRuns: 100_000 },
    );
  }, 60_000);
});

describe('matchShopRoute', () => {
  it.each([
    ['/p', 'contentAtRoot'],
    ['/p/', 'contentAtRoot'],
    ['/varukorg/', 'cart'],
    ['/', 'home'],
    ['', 'home'],
    ['/%76arukorg', 'cart'],
  ] as const)('finds at "%s" the page %s', (path, name) => {
    expect(matchShopRoute('sv', path)?.name).toBe(name);
  });

  it.each([
    ['an empty part', '/p//x'],
    ['two slashes', '//'],
    ['a host', '//elsewhere.example'],
    ['a broken percent sign', '/p/%E0%A4%A'],
    ['a bare percent sign', '/s/100%'],
    ['the character zero', '/s/%00'],
    ['more parts than a product has', '/p/a/b/c/d'],
    ['no parameter', '/c'.concat('/'.repeat(2))],
    ['the words of the other language', '/mina-sidor/ordrar'],
    ['what nobody declared', '/finns/inte/alls'],
    ['another case', '/P/krus/mugg'],
  ])('finds no Norwegian page at %s', (_what, path) => {
    expect(matchShopRoute('nb', path)).toBeNull();
  });

  it('reads a path of eight thousand parts in one go', () => {
    const parts = Array.from({ length: 8_000 }, () => 'a');
    const match = matchShopRoute('sv', `/l/${parts.join('/')}`);
    expect(match).toEqual({ name: 'selection', params: { path: parts } });
    expect(matchShopRoute('sv', `/p/${parts.join('/')}`)).toBeNull();
  });

  it('lets a page with a name go before a page of content', () => {
    expect(matchShopRoute('sv', '/kassan')?.name).toBe('checkout');
    expect(matchShopRoute('nb', '/kassan')).toEqual({ name: 'contentAtRoot', params: { alias: 'kassan' } });
  });
});

it('writes what it reads: dots stay within the path', () => {
  expect(matchShopRoute('sv', href('sv', 'search', { search: '..' }))?.params).toEqual({ search: ' ..' });
});
