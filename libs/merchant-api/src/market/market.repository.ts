import type { VatRate } from '@torg/commerce-sdk/domain';
import { sql } from 'kysely';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Channel, Language, Market, MarketDirectory } from './market-directory.ts';
import type { LanguagesTable, MarketsTable } from './market.tables.ts';

/** Reads the whole configuration. `channelUrls` says where each channel's pages stand, by channel id. */
export async function readMarketDirectory(
  db: ShopDatabase,
  channelUrls: Readonly<Record<string, string>>,
  marketInPath = false,
): Promise<MarketDirectory> {
  const languages = new Map((await db.selectFrom('languages').selectAll().execute()).map(toLanguage));
  const allowed = await db.selectFrom('market_languages').selectAll().orderBy('position').execute();
  const allowedIn = groupBy(allowed, ({ market_id }) => market_id);
  const marketRows = await db.selectFrom('markets').selectAll().execute();
  const markets = new Map(
    marketRows.map((row) => [
      row.market_id,
      toMarket(
        row,
        (allowedIn.get(row.market_id) ?? []).map(({ language_id }) => language_id),
      ),
    ]),
  );
  const channels = await db.selectFrom('channels').selectAll().orderBy('position').execute();
  const spoken = await db.selectFrom('channel_languages').selectAll().orderBy('position').execute();
  const served = await db.selectFrom('channel_markets').selectAll().orderBy('position').execute();
  return {
    vatRates: await readVatRates(db),
    channels: channels.map((channel): Channel => {
      const isOwn = ({ channel_id }: { channel_id: string }) => channel_id === channel.channel_id;
      return {
        id: channel.channel_id,
        name: channel.name,
        type: channel.type,
        url: (channelUrls[channel.channel_id] ?? '').replace(/\/+$/, ''),
        marketInPath,
        defaultLanguageId: channel.default_language_id,
        defaultMarketId: channel.default_market_id,
        languages: spoken.filter(isOwn).flatMap(({ language_id }) => languages.get(language_id) ?? []),
        markets: served.filter(isOwn).flatMap(({ market_id }) => markets.get(market_id) ?? []),
      };
    }),
  };
}

function readVatRates(db: ShopDatabase): Promise<VatRate[]> {
  // As text: the drivers turn a date into a moment of the server's time zone.
  const validFrom = sql<string>`to_char(valid_from, 'YYYY-MM-DD')`.as('validFrom');
  return db
    .selectFrom('vat_rates')
    .select(['market_id as marketId', 'vat_class as vatClass', 'rate_bp as rateBp', validFrom])
    .execute();
}

function toLanguage({ language_id, name, code }: LanguagesTable): [string, Language] {
  return [language_id, { id: language_id, name, code }];
}

function toMarket(row: MarketsTable, allowedLanguageIds: readonly string[]): Market {
  return {
    id: row.market_id,
    alias: row.alias,
    groupKey: row.group_key,
    country: { code: row.country_code, name: row.country_name },
    currency: {
      code: row.currency_code,
      name: row.currency_name,
      symbol: row.currency_symbol,
      rate: row.currency_rate,
    },
    defaultLanguageId: row.default_language_id,
    allowedLanguageIds,
    timeZone: row.time_zone,
    isVirtual: row.is_virtual,
    onlyInCheckout: row.only_in_checkout,
    shipping: { fee: row.shipping_fee, limit: row.free_shipping_from },
  };
}
