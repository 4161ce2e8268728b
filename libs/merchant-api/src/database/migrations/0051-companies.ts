import { sql, type Kysely } from 'kysely';

const statements = [
  `create table companies (
    company_id integer generated always as identity primary key,
    name text not null,
    organisation_number text not null,
    country_code text not null,
    currency text not null,
    credit_limit integer not null check (credit_limit >= 0),
    created_at timestamptz not null,
    unique (country_code, organisation_number)
  )`,
  `create table company_members (
    user_id integer primary key references users on delete cascade,
    company_id integer not null references companies on delete cascade,
    role text not null check (role in ('buyer', 'approver', 'administrator')),
    order_limit integer check (order_limit >= 0),
    joined_at timestamptz not null
  )`,
  'create index company_members_of on company_members (company_id)',
  `create table company_invitations (
    invitation_id text primary key,
    company_id integer not null references companies on delete cascade,
    key_hash text not null unique,
    email text not null,
    role text not null check (role in ('buyer', 'approver', 'administrator')),
    order_limit integer check (order_limit >= 0),
    invited_by text not null,
    invited_at timestamptz not null,
    expires_at timestamptz not null,
    used_by integer references users on delete set null,
    used_at timestamptz
  )`,
  'create unique index company_invitations_open on company_invitations (company_id, email) where used_at is null',
  `create table company_orders (
    order_id integer primary key references orders on delete cascade,
    company_id integer not null references companies,
    amount integer not null,
    is_on_account boolean not null
  )`,
  'create index company_orders_of on company_orders (company_id) where is_on_account',
  `create table company_approvals (
    approval_id text primary key,
    company_id integer not null references companies on delete cascade,
    asked_by integer not null references users on delete cascade,
    source_cart_id text not null unique,
    cart_id text not null,
    channel_id text not null,
    market_id text not null,
    language_id text not null,
    amount integer not null,
    lines jsonb not null,
    status text not null check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
    asked_at timestamptz not null,
    decided_at timestamptz,
    decided_by text,
    reason text,
    order_id integer references orders on delete set null
  )`,
  'create index company_approvals_of on company_approvals (company_id, status)',
];

/** Organizations, their members, what they owe, and what waits for approval. */
export const companies = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
