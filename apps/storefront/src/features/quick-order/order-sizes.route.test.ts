import { expect, it } from 'vitest';
import { createTranslate, loadMessages } from '@torg/i18n';
import type { AppScope } from '../../scope/app-scope.ts';
import { route } from './order-sizes.route.tsx';

it.each([
  ['sv', 'Alla storlekar och färger'],
  ['nb', 'Alle størrelser og farger'],
] as const)('the page stands in %s below its product', async (locale, name) => {
  const messages = await loadMessages(locale);
  const t = createTranslate({ locale, messages, onError: ({ message }) => expect.unreachable(message) });
  const table = { name: 'Ulltröja Hed', canonicalUrl: '/p/trojor/ulltroja-hed', sizes: [], rows: [] };
  const commerce = { scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' } };
  const scope = { t, commerce, site: { locale }, queries: { fetchQuery: async () => table } } as unknown as AppScope; // all that the head is made of
  const url = new URL('https://a.example/?product=ulltroja-hed');
  expect((await route.load(scope, { params: {}, url })).about).toMatchObject({
    name,
    path: expect.stringMatching(/\?product=ulltroja-hed$/),
    above: [{ label: 'Ulltröja Hed', href: '/p/trojor/ulltroja-hed' }],
  });
});
