import { sql, type Kysely } from 'kysely';

/** What a provider told of money stays on record when carts and accounts go, so it depends on neither by a foreign key. */
const statements = [
  `create table payment_sessions (
    session_id text primary key,
    provider text not null,
    cart_id text not null,
    order_id integer references orders,
    form_key text,
    channel_id text not null,
    market_id text not null,
    language_id text not null,
    user_id integer,
    email text,
    payment_id integer not null,
    amount integer not null check (amount > 0),
    currency text not null,
    page_url text not null,
    html_snippet text,
    outcome text check (outcome in ('paid', 'declined', 'blocked', 'expired')),
    paid_amount integer,
    paid_currency text,
    is_refund_due boolean not null default false,
    ask_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index payment_sessions_of_cart on payment_sessions (cart_id)`,
  `create index payment_sessions_of_order on payment_sessions (order_id)`,
  `create index payment_sessions_to_ask on payment_sessions (ask_at) where ask_at is not null`,
  `create index orders_to_be_paid on orders (created_at) where status = 'pending-payment'`,
  // The books of the sandbox, which stands for a provider: the shop itself never looks into them.
  `create table sandbox_payments (
    session_id text primary key,
    reference text not null unique,
    request jsonb not null,
    choice text,
    decided_at timestamptz,
    call_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index sandbox_payments_to_call on sandbox_payments (call_at) where call_at is not null`,
];

/** Payments by a provider, and the provider of the sandbox. */
export const payments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
