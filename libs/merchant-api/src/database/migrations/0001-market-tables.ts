/** Channels, markets, languages and VAT, and what is known about the database itself. */
export const marketTables: readonly string[] = [
  `create table settings (
    key text primary key,
    value text not null
  )`,
  `create table languages (
    language_id text primary key,
    name text not null,
    code text not null
  )`,
  `create table markets (
    market_id text primary key,
    alias text not null unique,
    group_key text not null,
    country_code text not null,
    country_name text not null,
    currency_code text not null,
    currency_name text not null,
    currency_symbol text not null,
    currency_rate double precision not null check (currency_rate > 0),
    default_language_id text not null references languages,
    time_zone text not null,
    is_virtual boolean not null default false,
    only_in_checkout boolean not null default false,
    shipping_fee integer not null check (shipping_fee >= 0),
    free_shipping_from integer check (free_shipping_from >= 0),
    position integer not null
  )`,
  `create table channels (
    channel_id text primary key,
    name text not null,
    type text not null,
    default_language_id text not null references languages,
    default_market_id text not null references markets,
    position integer not null
  )`,
  `create table channel_languages (
    channel_id text not null references channels,
    language_id text not null references languages,
    position integer not null,
    primary key (channel_id, language_id)
  )`,
  `create table channel_markets (
    channel_id text not null references channels,
    market_id text not null references markets,
    position integer not null,
    primary key (channel_id, market_id)
  )`,
  `create table vat_rates (
    market_id text not null references markets,
    vat_class text not null,
    valid_from date not null,
    rate_bp integer not null check (rate_bp >= 0),
    primary key (market_id, vat_class, valid_from)
  )`,
];
