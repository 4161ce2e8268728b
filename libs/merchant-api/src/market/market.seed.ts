import type { Insertable } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import type * as tables from './market.tables.ts';

const languages: tables.LanguagesTable[] = [
  { language_id: 'sv-SE', name: 'Svenska', code: 'sv' },
  { language_id: 'nb-NO', name: 'Norsk bokmål', code: 'nb' },
];

const nordic = {
  group_key: 'scandinavia',
  currency_rate: 1,
  base_market_id: null,
  is_virtual: false,
  only_in_checkout: false,
  shipping_fee: 49_00,
  free_shipping_from: 99_00,
};

/** Countries whose shoppers see the Swedish prices in euro. The rate is an example. */
const european = {
  group_key: 'europe',
  base_market_id: 'se',
  currency_code: 'EUR',
  currency_name: 'Euro',
  currency_symbol: '€',
  currency_rate: 11.2,
  default_language_id: 'sv-SE',
  shipping_fee: 6_90,
  free_shipping_from: 59_00,
};

const markets: tables.MarketsTable[] = [
  {
    ...nordic,
    market_id: 'se',
    alias: 'se',
    country_code: 'SE',
    country_name: 'Sverige',
    currency_code: 'SEK',
    currency_name: 'Svensk krona',
    currency_symbol: 'kr',
    default_language_id: 'sv-SE',
    time_zone: 'Europe/Stockholm',
    position: 1,
  },
  {
    ...nordic,
    market_id: 'no',
    alias: 'no',
    country_code: 'NO',
    country_name: 'Norge',
    currency_code: 'NOK',
    currency_name: 'Norsk krone',
    currency_symbol: 'kr',
    default_language_id: 'nb-NO',
    time_zone: 'Europe/Oslo',
    position: 2,
  },
  {
    ...european,
    market_id: 'de',
    alias: 'de',
    country_code: 'DE',
    country_name: 'Tyskland',
    time_zone: 'Europe/Berlin',
    is_virtual: true,
    only_in_checkout: false,
    position: 3,
  },
  {
    ...european,
    market_id: 'fi',
    alias: 'fi',
    country_code: 'FI',
    country_name: 'Finland',
    time_zone: 'Europe/Helsinki',
    is_virtual: false,
    only_in_checkout: true,
    position: 4,
  },
];

const channels: tables.ChannelsTable[] = [
  {
    channel_id: '1|se',
    name: 'Torg Sverige',
    type: 'webshop',
    default_language_id: 'sv-SE',
    default_market_id: 'se',
    position: 1,
  },
  {
    channel_id: '2|no',
    name: 'Torg Norge',
    type: 'webshop',
    default_language_id: 'nb-NO',
    default_market_id: 'no',
    position: 2,
  },
];

const channelMarkets: tables.ChannelMarketsTable[] = [
  { channel_id: '1|se', market_id: 'se', position: 1 },
  { channel_id: '1|se', market_id: 'de', position: 2 },
  { channel_id: '1|se', market_id: 'fi', position: 3 },
  { channel_id: '2|no', market_id: 'no', position: 1 },
];

/** Only what differs from the design's own look. */
const channelSettings = [
  { channel_id: '1|se', theme: {} },
  { channel_id: '2|no', theme: { 'radius.control': '8px', 'radius.card': '14px' } },
];

/** Swedish food is taxed lower from April 2026 to the end of 2027, Finnish food and books from January 2026. */
const vatRates: tables.VatRatesTable[] = [
  { market_id: 'se', vat_class: 'standard', valid_from: '1990-07-01', rate_bp: 25_00 },
  { market_id: 'se', vat_class: 'food', valid_from: '1996-01-01', rate_bp: 12_00 },
  { market_id: 'se', vat_class: 'food', valid_from: '2026-04-01', rate_bp: 6_00 },
  { market_id: 'se', vat_class: 'food', valid_from: '2028-01-01', rate_bp: 12_00 },
  { market_id: 'se', vat_class: 'book', valid_from: '2002-01-01', rate_bp: 6_00 },
  { market_id: 'no', vat_class: 'standard', valid_from: '2005-01-01', rate_bp: 25_00 },
  { market_id: 'no', vat_class: 'food', valid_from: '2012-01-01', rate_bp: 15_00 },
  { market_id: 'no', vat_class: 'book', valid_from: '1970-01-01', rate_bp: 0 },
  { market_id: 'de', vat_class: 'standard', valid_from: '2021-01-01', rate_bp: 19_00 },
  { market_id: 'de', vat_class: 'food', valid_from: '2021-01-01', rate_bp: 7_00 },
  { market_id: 'de', vat_class: 'book', valid_from: '2021-01-01', rate_bp: 7_00 },
  { market_id: 'fi', vat_class: 'standard', valid_from: '2024-09-01', rate_bp: 25_50 },
  { market_id: 'fi', vat_class: 'food', valid_from: '2013-01-01', rate_bp: 14_00 },
  { market_id: 'fi', vat_class: 'food', valid_from: '2026-01-01', rate_bp: 13_50 },
  { market_id: 'fi', vat_class: 'book', valid_from: '2025-01-01', rate_bp: 14_00 },
  { market_id: 'fi', vat_class: 'book', valid_from: '2026-01-01', rate_bp: 13_50 },
];

/** Writes the channels, markets, languages and VAT rates that are not there yet. What is there stays as it is. */
export async function seedMarkets(db: ShopDatabase): Promise<void> {
  const offered = { position: 1 };
  await addMissing(db, 'languages', languages);
  await addMissing(db, 'markets', markets);
  await addMissing(db, 'channels', channels);
  await addMissing(
    db,
    'channel_languages',
    channels.map((row) => ({ ...offered, channel_id: row.channel_id, language_id: row.default_language_id })),
  );
  await addMissing(db, 'channel_markets', channelMarkets);
  await addMissing(
    db,
    'market_languages',
    markets.map((row) => ({ ...offered, market_id: row.market_id, language_id: row.default_language_id })),
  );
  await addMissing(
    db,
    'channel_settings',
    channelSettings.map((row) => ({ ...row, theme: JSON.stringify(row.theme) })),
  );
  await addMissing(db, 'vat_rates', vatRates);
}

interface SeededTables {
  languages: tables.LanguagesTable;
  markets: tables.MarketsTable;
  channels: tables.ChannelsTable;
  channel_languages: tables.ChannelLanguagesTable;
  channel_markets: tables.ChannelMarketsTable;
  market_languages: tables.MarketLanguagesTable;
  channel_settings: Insertable<tables.ChannelSettingsTable>;
  vat_rates: tables.VatRatesTable;
}

async function addMissing<Name extends keyof SeededTables>(
  db: ShopDatabase,
  table: Name,
  rows: readonly SeededTables[Name][],
): Promise<void> {
  await db
    .insertInto(table)
    .values(rows as never) // the rows were matched to the table by the signature; Kysely cannot follow a name that varies
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
