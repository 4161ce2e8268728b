import { expect, it } from 'vitest';
import { createTranslate, loadMessages } from '@torg/i18n';
import { sitesFrom } from '../../config/sites.ts';
import { PageNotFound } from '../../page/define-route.ts';
import type { AppScope } from '../../scope/app-scope.ts';
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
  const scope = { t, site: { locale }, config: { sites, api: { extensions: '/extensions' } } } as AppScope; // all that the head is made of
  expect(await route.load(scope, { params: {}, url })).toMatchObject({
    title,
    about: { kind: 'page', name: title, path: `/${path}`, above: [] },
    alternates: { 'sv-SE': `${origins.sv}/snabborder`, 'nb-NO': `${origins.nb}/hurtigbestilling` },
  });
});

it('is missing where the account finds nothing by article numbers', () => {
  const scope = { config: { api: { extensions: null } } } as AppScope; // all that is looked at
  expect(() => route.load(scope, { params: {}, url })).toThrow(PageNotFound);
});
