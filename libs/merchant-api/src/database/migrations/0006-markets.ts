import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table markets add column base_market_id text references markets`,
  `create table market_languages (
    market_id text not null references markets,
    language_id text not null references languages,
    position integer not null,
    primary key (market_id, language_id)
  )`,
  `create table channel_settings (
    channel_id text primary key references channels,
    theme jsonb not null default '{}'
  )`,
  // Prices by market: a market with a base market shows that one's prices in its own currency, each rounded up to
  // whole tenths. Numeric, because a binary fraction a hair above a tenth would cost a tenth more.
  `create view market_prices as
    select
      log.price_log_id,
      log.product_id,
      market.market_id,
      case
        when market.base_market_id is null then log.selling_inc_vat
        else (ceil(log.selling_inc_vat / market.currency_rate::numeric / 10) * 10)::integer
      end as selling_inc_vat,
      case
        when market.base_market_id is null then log.regular_inc_vat
        else (ceil(log.regular_inc_vat / market.currency_rate::numeric / 10) * 10)::integer
      end as regular_inc_vat,
      log.valid_from
    from markets market
    join price_log log on log.market_id = coalesce(market.base_market_id, market.market_id)`,
];

/** Which languages a market is read in, whose prices it takes, and what a channel looks like. */
export const markets = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
