import { expect, it } from 'vitest';
import type { Channel, Market } from '@torg/commerce-sdk/domain';
import { readConfig } from '../config/read-config.ts';
import { openSites } from './open-sites.ts';

const swedish = { id: 'sv-SE', name: 'Svenska', code: 'sv' };
const norwegian = { id: 'nb-NO', name: 'Norsk bokmål', code: 'nb' };

function market(alias: string, changes: Partial<Market> = {}): Market {
  return {
    id: alias,
    alias,
    defaultLanguageId: 'sv-SE',
    virtual: false,
    onlyDisplayInCheckout: false,
    groupKey: 'europe',
    allowedLanguages: [swedish],
    country: { name: alias, code: alias.toUpperCase() },
    currency: { code: 'EUR', symbol: '€', name: 'Euro', rate: 1 },
    ...changes,
  };
}

const channel: Channel = {
  id: '1|se',
  name: 'Torg',
  url: 'http://localhost:3000',
  defaultMarketId: 'se',
  defaultLanguageId: 'sv-SE',
  languages: [swedish, norwegian],
  markets: [
    market('de'),
    market('fi', { onlyDisplayInCheckout: true }),
    market('se', { allowedLanguages: [norwegian, swedish] }),
  ],
};

const inPath = readConfig({ SHOP_MARKET_IN_PATH: 'on' });

it('asks nobody where the domain decides alone', async () => {
  const sites = await openSites(readConfig({}), () => Promise.reject(new Error('asked')));
  expect(sites.map(({ basePath, hreflang }) => [basePath, hreflang])).toEqual([
    ['', 'sv-SE'],
    ['', 'nb-NO'],
  ]);
});

it('opens the default market first, in its default language first, and none that only the checkout shows', async () => {
  const sites = await openSites(inPath, async ({ channelId }) => ({ ...channel, id: channelId }));
  const own = sites.filter(({ channelId }) => channelId === '1|se');
  expect(own.map(({ basePath }) => basePath)).toEqual(['/se/sv', '/se/nb', '/de/sv']);
});

it('says so when the account has no such channel', async () => {
  await expect(openSites(inPath, async () => null)).rejects.toThrow('knows no channel "1|se"');
});
