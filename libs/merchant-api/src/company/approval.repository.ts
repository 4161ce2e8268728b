import type { MemberRights } from '@torg/commerce-sdk/domain';
import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { ApprovalLine, ApprovalStatus, CompanyApprovalsTable } from './company.tables.ts';

/** An order that was sent for approval. Amounts are minor units inc VAT: as it was sent, and once it is approved as it was placed. */
export interface ApprovalRecord {
  id: string;
  companyId: number;
  askedBy: number;
  cartId: string;
  channelId: string;
  marketId: string;
  languageId: string;
  amount: number;
  status: ApprovalStatus;
  askedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
  orderId: number | null;
  /** In one line; null of what was sent before it was kept, as the next. */
  deliveredTo: string | null;
  amountExVat: number | null;
}

/** A record in the database; what lies in the orders is read apart, as lists do not tell it. */
const recordColumns = [
  ...(['approval_id', 'company_id', 'asked_by', 'cart_id', 'channel_id', 'market_id', 'language_id'] as const),
  ...(['amount', 'amount_ex_vat', 'status', 'asked_at', 'decided_by', 'decided_at', 'reason', 'order_id'] as const),
  'delivered_to',
] as const;

/** The most that a list tells of. */
const MOST_READ = 100;

/** What was sent under an id; null where nothing was. */
export async function findApproval(db: ShopDatabase, id: string): Promise<ApprovalRecord | null> {
  const row = await db
    .selectFrom('company_approvals')
    .select(recordColumns)
    .where('approval_id', '=', id)
    .executeTakeFirst();
  return row ? toApproval(row) : null;
}

/** What a cart was sent for; null where it was not. */
export async function findApprovalOfCart(db: ShopDatabase, cartId: string): Promise<ApprovalRecord | null> {
  const query = db.selectFrom('company_approvals').select(recordColumns).where('source_cart_id', '=', cartId);
  const row = await query.executeTakeFirst();
  return row ? toApproval(row) : null;
}

/** The same as `findApproval`; nobody else decides it until the transaction ends. */
export async function lockApproval(trx: ShopDatabase, id: string): Promise<ApprovalRecord | null> {
  const query = trx.selectFrom('company_approvals').select(recordColumns).where('approval_id', '=', id);
  const row = await query.forUpdate().executeTakeFirst();
  return row ? toApproval(row) : null;
}

/** What lay in an order as it was sent. */
export async function readApprovalLines(db: ShopDatabase, id: string): Promise<readonly ApprovalLine[]> {
  const query = db.selectFrom('company_approvals').select('lines').where('approval_id', '=', id);
  return (await query.executeTakeFirst())?.lines ?? [];
}

/**
 * What waits in an organization, and what was sent since a moment: what a member sent and, by the rule of `mayApprove`, what they
 * might decide. The latest first, a hundred at most; what waits is never left out for what is decided.
 */
export async function readApprovals(
  db: ShopDatabase,
  { companyId, since, member }: { companyId: number; since: Date; member: MemberRights },
): Promise<ApprovalRecord[]> {
  const { id, role, orderLimit } = member;
  let query = db
    .selectFrom('company_approvals')
    .select(recordColumns)
    .where('company_id', '=', companyId)
    .where(({ or, eb }) => or([eb('status', '=', 'waiting'), eb('asked_at', '>=', since)]));
  if (role === 'buyer') query = query.where('asked_by', '=', id);
  else if (role === 'approver' && orderLimit !== null)
    query = query.where(({ or, eb }) => or([eb('asked_by', '=', id), eb('amount', '<=', orderLimit)]));
  const rows = await query
    .orderBy(({ eb }) => eb('status', '=', 'waiting'), 'desc')
    .orderBy('asked_at', 'desc')
    .limit(MOST_READ)
    .execute();
  return rows.map(toApproval).sort((one, other) => other.askedAt.getTime() - one.askedAt.getTime());
}

/** Keeps what is sent for approval. */
export async function addApproval(
  trx: ShopDatabase,
  approval: Pick<
    ApprovalRecord,
    | 'id'
    | 'companyId'
    | 'askedBy'
    | 'cartId'
    | 'channelId'
    | 'marketId'
    | 'languageId'
    | 'amount'
    | 'amountExVat'
    | 'askedAt'
    | 'deliveredTo'
  > & { sourceCartId: string; lines: readonly ApprovalLine[] },
): Promise<void> {
  await trx
    .insertInto('company_approvals')
    .values({
      approval_id: approval.id,
      company_id: approval.companyId,
      asked_by: approval.askedBy,
      source_cart_id: approval.sourceCartId,
      cart_id: approval.cartId,
      channel_id: approval.channelId,
      market_id: approval.marketId,
      language_id: approval.languageId,
      amount: approval.amount,
      lines: JSON.stringify(approval.lines),
      status: 'waiting',
      asked_at: approval.askedAt,
      delivered_to: approval.deliveredTo,
      amount_ex_vat: approval.amountExVat,
      ...{ decided_at: null, decided_by: null, reason: null, order_id: null },
    })
    .execute();
}

/** What became of something that waited. */
export interface Decision {
  status: Exclude<ApprovalStatus, 'waiting'>;
  /** By name; null where it fell with the member who sent it. */
  decidedBy: string | null;
  now: number;
  reason?: string;
  /** The order that came of it, and what it cost: what stands on record from then on. */
  placed?: Pick<ApprovalRecord, 'amount' | 'amountExVat'> & { orderId: number };
}

/** Decides what waits; false where it does not, and then it stays as it was. */
export async function writeDecision(trx: ShopDatabase, id: string, decision: Decision): Promise<boolean> {
  const { status, decidedBy, now, reason = null, placed } = decision;
  const cost = placed ? { amount: placed.amount, amount_ex_vat: placed.amountExVat, order_id: placed.orderId } : {};
  const [result] = await trx
    .updateTable('company_approvals')
    .set({ status, decided_by: decidedBy, decided_at: new Date(now), reason, ...cost })
    .where('approval_id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
  return Number(result?.numUpdatedRows ?? 0) > 0;
}

/** Takes back all that waits of a member. */
export async function withdrawApprovalsOf(trx: ShopDatabase, userId: number, now: number): Promise<void> {
  await trx
    .updateTable('company_approvals')
    .set({ status: 'withdrawn', decided_at: new Date(now) })
    .where('asked_by', '=', userId)
    .where('status', '=', 'waiting')
    .execute();
}

function toApproval(row: Pick<Selectable<CompanyApprovalsTable>, (typeof recordColumns)[number]>): ApprovalRecord {
  return {
    id: row.approval_id,
    companyId: row.company_id,
    askedBy: row.asked_by,
    cartId: row.cart_id,
    channelId: row.channel_id,
    marketId: row.market_id,
    languageId: row.language_id,
    amount: row.amount,
    status: row.status,
    askedAt: row.asked_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    reason: row.reason,
    orderId: row.order_id,
    deliveredTo: row.delivered_to,
    amountExVat: row.amount_ex_vat,
  };
}
