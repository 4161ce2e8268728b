import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { PaymentRequest } from '../payment-provider.ts';
import type { SandboxDecision, SandboxPayment } from './sandbox-payment.ts';
import type { SandboxPaymentsTable } from './sandbox-payment.tables.ts';

/** Opens a payment, or finds the one that was opened under its reference before. */
export async function openPayment(
  db: ShopDatabase,
  { sessionId, request, now }: { sessionId: string; request: PaymentRequest; now: number },
): Promise<SandboxPayment> {
  const { reference } = request;
  const row = { session_id: sessionId, reference, request: JSON.stringify(request), created_at: new Date(now) };
  await db
    .insertInto('sandbox_payments')
    .values({ ...row, choice: null, decided_at: null, call_at: null })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return toPayment(await payments(db).where('reference', '=', reference).executeTakeFirstOrThrow());
}

/** Finds a payment by its session. */
export async function findPayment(db: ShopDatabase, sessionId: string): Promise<SandboxPayment | null> {
  const row = await payments(db).where('session_id', '=', sessionId).executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** Decides a payment, once; false where it was decided before. */
export async function decidePayment(
  db: ShopDatabase,
  sessionId: string,
  { decision, now, callAt }: { decision: SandboxDecision; now: number; callAt: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payments')
    .set({ choice: decision, decided_at: new Date(now), call_at: callAt === null ? null : new Date(callAt) })
    .where('session_id', '=', sessionId)
    .where('choice', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes payments of which the shop is to be told, so that until `until` nobody else tells of them. */
export async function takeCalls(
  db: ShopDatabase,
  { now, until, most }: { now: number; until: number; most: number },
): Promise<SandboxPayment[]> {
  const due = db
    .selectFrom('sandbox_payments')
    .select('session_id')
    .where('call_at', '<=', new Date(now))
    .orderBy('call_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const taken = db.updateTable('sandbox_payments').set({ call_at: new Date(until) });
  return (await taken.where('session_id', 'in', due).returningAll().execute()).map(toPayment);
}

/** Notes that the shop has been told. */
export async function endCalls(db: ShopDatabase, sessionId: string): Promise<void> {
  await db.updateTable('sandbox_payments').set({ call_at: null }).where('session_id', '=', sessionId).execute();
}

function payments(db: ShopDatabase) {
  return db.selectFrom('sandbox_payments').selectAll();
}

function toPayment(row: Selectable<SandboxPaymentsTable>): SandboxPayment {
  return {
    sessionId: row.session_id,
    request: row.request,
    decision: row.choice,
    decidedAt: row.decided_at?.getTime() ?? null,
    createdAt: row.created_at.getTime(),
  };
}
