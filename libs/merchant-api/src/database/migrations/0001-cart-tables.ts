/** Carts outlive a change of the catalogue, so their lines do not depend on it by a foreign key. */
export const cartTables: readonly string[] = [
  `create table carts (
    cart_id text primary key,
    market_id text not null references markets,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    is_completed boolean not null default false
  )`,
  `create table cart_lines (
    line_id text primary key,
    cart_id text not null references carts on delete cascade,
    sku_id integer not null,
    quantity integer not null check (quantity > 0),
    group_key text,
    message text,
    position integer not null
  )`,
  `create unique index cart_lines_of_one_kind
    on cart_lines (cart_id, sku_id, coalesce(group_key, ''), coalesce(message, ''))`,
];
