import { describe, expect, it } from 'vitest';
import { locales } from '../market/locale.ts';
import { alternateAddresses } from './alternate-addresses.ts';
import { href } from './href.ts';
import { matchShopRoute } from './match-shop-route.ts';
import { routePattern } from './route-pattern.ts';
import { shopRouteNames, type RouteParams, type ShopRouteName } from './shop-routes.ts';

const paramsIn = (name: ShopRouteName) =>
  [...routePattern('sv', name).matchAll(/:(\w+)/g)].map(([, param = '']) => param);

function sampleParams<Name extends ShopRouteName>(name: Name) {
  const params = Object.fromEntries(paramsIn(name).map((param) => [param, `${param} å/ö %`]));
  return params as RouteParams<Name>; // made from the pattern of that name
}

const pairs = locales.flatMap((from) => locales.map((to) => ({ from, to })));
const cases = shopRouteNames.flatMap((name) => pairs.map((pair) => ({ name, ...pair })));

describe('the table of addresses', () => {
  it.each(cases)('$name leads from $from to $to and back', ({ name, from, to }) => {
    const here = href(from, name, sampleParams(name));
    const there = matchShopRoute(from, here);
    expect(there).toEqual({ name, params: sampleParams(name) });
    const address = alternateAddresses(name, sampleParams(name))[to];
    expect(matchShopRoute(to, address)).toEqual(there);
    expect(alternateAddresses(name, sampleParams(name))[from]).toBe(here);
  });

  it.each(shopRouteNames)('%s has the same parameters in each language', (name) => {
    const [sv, nb] = locales.map((locale) => [...routePattern(locale, name).matchAll(/:\w+/g)].map(String).sort());
    expect(nb).toEqual(sv);
  });

  it.each(locales)('has no two pages at one address in %s', (locale) => {
    const shapes = shopRouteNames.map((name) => routePattern(locale, name).replace(/:\w+/g, ':'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe('matchShopRoute', () => {
  it.each([
    { locale: 'sv', path: '/', name: 'home' },
    { locale: 'sv', path: '/varukorg/', name: 'cart' },
    { locale: 'nb', path: '/c/hjem/lamper', name: 'categoryUnder' },
  ] as const)('finds $name at $path', ({ locale, path, name }) => {
    expect(matchShopRoute(locale, path)?.name).toBe(name);
  });

  it.each(['/varukorg', '/p', '/p/', '/p//x', '/p/%E0%A4%A', '/p/a/b/c/d', '/ukjent', ''])(
    'finds no Norwegian page at "%s"',
    (path) => {
      expect(matchShopRoute('nb', path)?.name ?? null).toBe(path === '' ? 'home' : null);
    },
  );
});
