import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createTranslate, loadMessages } from '@torg/i18n';
import { sitesFrom } from '../../config/sites.ts';
import { PageNotFound } from '../../page/define-route.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { keptListQuery } from './kept-list-query.ts';
import { route } from './quick-order.route.tsx';

const origins = { sv: 'https://a.example', nb: 'https://b.example' };
const sites = sitesFrom({ origins, channels: { sv: '1|se', nb: '2|no' } });
const url = new URL('/snabborder', origins.sv);

it.each([
  ['sv', 'Snabborder', 'snabborder'],
  ['nb', 'Hurtigbestilling', 'hurtigbestilling'],
] as const)('the page says in %s what it is, and where it stands in each language', async (locale, title, path) => {
  const messages = await loadMessages(locale);
  const t = createTranslate({ locale, messages, onError: ({ message }) => expect.unreachable(message) });
  const config = { sites, api: { extensions: '/extensions' } };
  const scope = { t, site: { locale }, config, keptRows: { read: () => null } } as AppScope; // all that the head is made of
  expect(await route.load(scope, { params: {}, url })).toMatchObject({
    title,
    about: { kind: 'page', name: title, path: `/${path}`, above: [] },
    alternates: { 'sv-SE': `${origins.sv}/snabborder`, 'nb-NO': `${origins.nb}/hurtigbestilling` },
  });
});

it('shows what an earlier list left to put right, to its visitor alone', async () => {
  const messages = await loadMessages('sv');
  const t = createTranslate({ locale: 'sv', messages, onError: ({ message }) => expect.unreachable(message) });
  const request = async (_document: unknown, { numbers }: { numbers: string[] }) => ({
    articles: numbers.map((number) => ({ number, isWithdrawn: true, matches: [], nearest: [] })),
  });
  const scope = {
    ...{ t, site: { locale: 'sv' }, config: { sites, api: { extensions: '/extensions' } }, queries: new QueryClient() },
    commerce: { scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' } },
    extensions: async () => ({ request, scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' } }),
    keptRows: { read: () => '36\tKER-1O01\t2\n40\tMUK-4102\t' },
  } as unknown as AppScope; // all that is looked at
  expect(await route.load(scope, { params: {}, url })).toMatchObject({ personal: true });
  expect(scope.queries.getQueryData(keptListQuery(scope).queryKey)).toMatchObject({
    text: 'KER-1O01\t2\nMUK-4102',
    rows: [{ number: 'KER-1O01', quantity: 2, places: [36], verdict: { kind: 'withdrawn' } }, { places: [40] }],
  });
});

it('is missing where the account finds nothing by article numbers', async () => {
  const scope = { config: { api: { extensions: null } } } as AppScope; // all that is looked at
  await expect(route.load(scope, { params: {}, url })).rejects.toThrow(PageNotFound);
});
