import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as entry from './index.ts';

it('offers these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'alternateAddresses',
    'href',
    'isStrayHost',
    'locales',
    'matchShopRoute',
    'pathWithinSite',
    'percentEncoded',
    'placePath',
    'routePattern',
    'safeReturnPath',
    'samePageOn',
    'shopRouteNames',
    'siteHref',
    'sitePath',
    'sitesOfMarkets',
    'tidyPath',
  ]);
});

it('loads in plain Node', async () => {
  const address = new URL('./index.ts', import.meta.url).href;
  const script = `const { href } = await import(${JSON.stringify(address)}); console.log(href('nb', 'cart', {}))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('/handlekurv');
});
