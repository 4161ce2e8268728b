import { sql } from 'kysely';
import type { CompanyCredit, CompanyRole } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
import { endedStatuses } from '../order/order-status.ts';
import { findPriceListId } from '../pricing/price-list.repository.ts';
import type { CompanyRecord, MemberRecord, Membership } from './company-record.ts';

/** A customer's organization, with what they are in it; null where they are a member of none. */
export async function findMembership(db: ShopDatabase, userId: number): Promise<Membership | null> {
  const row = await db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.company_id', 'company_members.company_id')
    .innerJoin('users', 'users.user_id', 'company_members.user_id')
    .selectAll('companies')
    .select([...memberColumns])
    .where('company_members.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { company_id: companyId, name, organisation_number, country_code, currency, credit_limit } = row;
  const company: CompanyRecord = {
    ...{ companyId, name, organisationNumber: organisation_number, countryCode: country_code, currency },
    creditLimit: credit_limit,
  };
  return { company, member: toMember(row) };
}

/** The same, with the organization's row locked: who changes its members, its credit or its orders waits. */
export async function lockMembership(trx: ShopDatabase, userId: number): Promise<Membership | null> {
  const found = await findMembership(trx, userId);
  if (!found) return null;
  await lockCompany(trx, found.company.companyId);
  // Read anew: what was waited for may have let them go.
  return findMembership(trx, userId);
}

/** Adds an organization that has no members yet; null where its number is there already. */
export async function addCompany(
  trx: ShopDatabase,
  { name, organisationNumber, countryCode, currency, creditLimit }: Omit<CompanyRecord, 'companyId'>,
  now: number,
): Promise<number | null> {
  const row = await trx
    .insertInto('companies')
    .values({
      ...{ name, organisation_number: organisationNumber, country_code: countryCode, currency },
      ...{ credit_limit: creditLimit, created_at: new Date(now) },
    })
    .onConflict((conflict) => conflict.columns(['country_code', 'organisation_number']).doNothing())
    .returning('company_id')
    .executeTakeFirst();
  return row?.company_id ?? null;
}

/** All organizations, by name. */
export async function readCompanies(db: ShopDatabase): Promise<CompanyRecord[]> {
  const rows = await db.selectFrom('companies').selectAll().orderBy('name').orderBy('company_id').execute();
  return rows.map((row) => ({
    ...{ companyId: row.company_id, name: row.name, organisationNumber: row.organisation_number },
    ...{ countryCode: row.country_code, currency: row.currency, creditLimit: row.credit_limit },
  }));
}

/** Changes what an organization may owe, minor units inc VAT; false where no organization has the number. */
export async function writeCreditLimit(
  db: ShopDatabase,
  { organisationNumber, countryCode, creditLimit }: Omit<CompanyRecord, 'companyId' | 'name' | 'currency'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ credit_limit: creditLimit })
    .where('organisation_number', '=', organisationNumber)
    .where('country_code', '=', countryCode)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has the members of an organization buy by a price list, or at everybody's prices (null); false where there is no such list. */
export async function givePriceList(db: ShopDatabase, companyId: number, identifier: string | null): Promise<boolean> {
  const priceListId = identifier === null ? null : await findPriceListId(db, identifier);
  if (identifier !== null && priceListId === null) return false;
  await db.updateTable('companies').set({ price_list_id: priceListId }).where('company_id', '=', companyId).execute();
  return true;
}

/** The id of the organization of a country that has a number; null where none has. */
export async function findCompanyId(
  db: ShopDatabase,
  { organisationNumber, countryCode }: Pick<CompanyRecord, 'organisationNumber' | 'countryCode'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('companies')
    .select('company_id')
    .where('organisation_number', '=', organisationNumber)
    .where('country_code', '=', countryCode)
    .executeTakeFirst();
  return row?.company_id ?? null;
}

/** Keeps others from changing an organization until the transaction ends. */
export async function lockCompany(trx: ShopDatabase, companyId: number): Promise<void> {
  await trx.selectFrom('companies').select('company_id').where('company_id', '=', companyId).forUpdate().execute();
}

/** The members of an organization, the longest first. */
export async function readMembers(db: ShopDatabase, companyId: number): Promise<MemberRecord[]> {
  const rows = await db
    .selectFrom('company_members')
    .innerJoin('users', 'users.user_id', 'company_members.user_id')
    .select([...memberColumns])
    .where('company_id', '=', companyId)
    .orderBy('joined_at')
    .orderBy('company_members.user_id')
    .execute();
  return rows.map(toMember);
}

/** Makes a customer a member; the caller has seen that they are none. */
export async function addMember(
  trx: ShopDatabase,
  { companyId, userId, now, ...rights }: MemberRow & { companyId: number; now: number },
): Promise<void> {
  await trx
    .insertInto('company_members')
    .values({
      ...{ user_id: userId, company_id: companyId, role: rights.role, order_limit: rights.orderLimit },
      joined_at: new Date(now),
    })
    .execute();
}

interface MemberRow {
  userId: number;
  role: CompanyRole;
  orderLimit: number | null;
}

/** Changes what a member may. */
export async function writeMember(trx: ShopDatabase, { userId, role, orderLimit }: MemberRow): Promise<void> {
  const rights = { role, order_limit: orderLimit };
  await trx.updateTable('company_members').set(rights).where('user_id', '=', userId).execute();
}

/** Lets a member go. */
export async function deleteMember(trx: ShopDatabase, userId: number): Promise<void> {
  await trx.deleteFrom('company_members').where('user_id', '=', userId).execute();
}

/** What an organization owes on account, in minor units inc VAT: bills that stand and are not paid, less what was credited on them. */
export async function readCreditUsed(db: ShopDatabase, companyId: number): Promise<number> {
  const { rows } = await sql<{ used: string }>`
    select coalesce(sum(greatest(bought.amount - coalesce(credit.credited, 0), 0)), 0) as used
    from company_orders bought
    join orders on orders.order_id = bought.order_id
    left join lateral (
      select sum(part.inc_vat) as credited from refunds
      join refund_rows part on part.refund_id = refunds.refund_id
      where refunds.order_id = bought.order_id and refunds.is_credit and not part.to_balance
    ) credit on true
    where bought.company_id = ${companyId} and bought.is_on_account and not orders.is_paid
      and orders.status not in (${sql.join([...endedStatuses, 'refunded'])})
  `.execute(db);
  return Number(rows[0]?.used ?? 0);
}

/** Notes that an order was placed for an organization. */
export async function addCompanyOrder(
  trx: ShopDatabase,
  {
    orderId,
    companyId,
    amount,
    isOnAccount,
  }: { orderId: number; companyId: number; amount: number; isOnAccount: boolean },
): Promise<void> {
  await trx
    .insertInto('company_orders')
    .values({ order_id: orderId, company_id: companyId, amount, is_on_account: isOnAccount })
    .execute();
}

const memberColumns = [
  'company_members.user_id as id',
  'role',
  'order_limit as orderLimit',
  'users.email as email',
  'users.first_name as firstName',
  'users.last_name as lastName',
] as const;

function toMember(row: Omit<MemberRecord, 'name'> & { firstName: string; lastName: string }): MemberRecord {
  const { id, role, orderLimit, email, firstName, lastName } = row;
  return { id, role, orderLimit, email, name: `${firstName} ${lastName}`.trim() };
}

/** What an organization may owe, and owes; minor units inc VAT. */
export async function readCredit(db: ShopDatabase, { companyId, creditLimit }: CompanyRecord): Promise<CompanyCredit> {
  return { limit: creditLimit, used: await readCreditUsed(db, companyId) };
}
