import type { ShopDatabase } from '../database/shop-database.ts';
import type * as tables from './market.tables.ts';

const languages: tables.LanguagesTable[] = [
  { language_id: 'sv-SE', name: 'Svenska', code: 'sv' },
  { language_id: 'nb-NO', name: 'Norsk bokmål', code: 'nb' },
];

const nordic = {
  group_key: 'scandinavia',
  currency_rate: 1,
  is_virtual: false,
  only_in_checkout: false,
  shipping_fee: 49_00,
  free_shipping_from: 99_00,
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

/** Swedish food is taxed lower from April 2026 to the end of 2027. */
const vatRates: tables.VatRatesTable[] = [
  { market_id: 'se', vat_class: 'standard', valid_from: '1990-07-01', rate_bp: 25_00 },
  { market_id: 'se', vat_class: 'food', valid_from: '1996-01-01', rate_bp: 12_00 },
  { market_id: 'se', vat_class: 'food', valid_from: '2026-04-01', rate_bp: 6_00 },
  { market_id: 'se', vat_class: 'food', valid_from: '2028-01-01', rate_bp: 12_00 },
  { market_id: 'se', vat_class: 'book', valid_from: '2002-01-01', rate_bp: 6_00 },
  { market_id: 'no', vat_class: 'standard', valid_from: '2005-01-01', rate_bp: 25_00 },
  { market_id: 'no', vat_class: 'food', valid_from: '2012-01-01', rate_bp: 15_00 },
  { market_id: 'no', vat_class: 'book', valid_from: '1970-01-01', rate_bp: 0 },
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
  await addMissing(
    db,
    'channel_markets',
    channels.map((row) => ({ ...offered, channel_id: row.channel_id, market_id: row.default_market_id })),
  );
  await addMissing(db, 'vat_rates', vatRates);
}

interface SeededTables {
  languages: tables.LanguagesTable;
  markets: tables.MarketsTable;
  channels: tables.ChannelsTable;
  channel_languages: tables.ChannelLanguagesTable;
  channel_markets: tables.ChannelMarketsTable;
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
