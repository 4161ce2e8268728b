import { describe, expect, it } from 'vitest';
import { findShop } from './find-shop.ts';
import type { Channel, Market } from './market-directory.ts';

const market = (id: string, alias: string): Market => ({
  id,
  alias,
  groupKey: 'north',
  country: { code: 'SE', name: 'Sverige' },
  currency: { code: 'SEK', name: 'Krona', symbol: 'kr', rate: 1 },
  defaultLanguageId: 'sv-SE',
  allowedLanguageIds: ['sv-SE', 'nb-NO'],
  timeZone: 'Europe/Stockholm',
  isVirtual: false,
  onlyInCheckout: false,
  shipping: { fee: 0, limit: null },
});
const channel = (id: string, languageId: string, markets: readonly Market[]): Channel => ({
  id,
  name: id,
  type: 'webshop',
  url: '',
  marketInPath: false,
  defaultLanguageId: languageId,
  defaultMarketId: markets[0]?.id ?? '',
  languages: [{ id: languageId, name: languageId, code: languageId.slice(0, 2) }],
  markets,
});
const directory = {
  channels: [
    channel('1|se', 'sv-SE', [market('1', 'se'), market('2', 'eu')]),
    channel('2|no', 'nb-NO', [market('3', 'no')]),
  ],
  vatRates: [],
};

describe('findShop', () => {
  it('takes the defaults for what is left out', () => {
    expect(findShop(directory, {})).toMatchObject({
      ok: true,
      shop: { channel: { id: '1|se' }, market: { alias: 'se' }, language: { id: 'sv-SE' }, isLanguageSpoken: true },
    });
    expect(findShop(directory, { channelId: '2|no' })).toMatchObject({ shop: { market: { alias: 'no' } } });
  });

  it('knows a market by alias and by id', () => {
    expect(findShop(directory, { marketId: 'eu' })).toMatchObject({ shop: { market: { id: '2' } } });
    expect(findShop(directory, { marketId: '2' })).toMatchObject({ shop: { market: { alias: 'eu' } } });
  });

  it('says when the language is not spoken, and keeps the own one for amounts', () => {
    expect(findShop(directory, { languageId: 'sv' })).toMatchObject({
      shop: { isLanguageSpoken: false, language: { id: 'sv-SE' } },
    });
  });

  it('speaks in a market what the channel is written in and the market is read in', () => {
    const languages = ['sv-SE', 'nb-NO'].map((id) => ({ id, name: id, code: id.slice(0, 2) }));
    const readIn = (allowedLanguageIds: string[], defaultLanguageId: string) => ({
      vatRates: [],
      channels: [
        { ...channel('1|se', 'sv-SE', [{ ...market('1', 'se'), allowedLanguageIds, defaultLanguageId }]), languages },
      ],
    });
    const both = readIn(['sv-SE', 'nb-NO'], 'sv-SE');
    expect(findShop(both, { languageId: 'nb-NO' })).toMatchObject({ shop: { language: { id: 'nb-NO' } } });
    const norwegianOnly = readIn(['nb-NO'], 'nb-NO');
    expect(findShop(norwegianOnly, {})).toMatchObject({ shop: { language: { id: 'nb-NO' }, isLanguageSpoken: true } });
    expect(findShop(norwegianOnly, { languageId: 'sv-SE' })).toMatchObject({
      shop: { language: { id: 'nb-NO' }, isLanguageSpoken: false },
    });
  });

  it.each([{ channelId: '9|xx' }, { marketId: 'no' }, { channelId: '2|no', marketId: 'se' }])(
    'refuses %j by name',
    (args) => {
      const found = findShop(directory, args);
      expect(found).toMatchObject({ ok: false, reason: expect.stringContaining('Known: ') });
    },
  );
});
