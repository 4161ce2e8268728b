import { createUserRepository } from '../account/user.repository.ts';
import { customerBalance, readBalances, writeEntry } from '../balance/ledger.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';

/** Money that the shop's people give to a customer, or take; `now` is in milliseconds since 1970. */
export interface BalanceChange {
  email: string;
  /** ISO 4217. */
  currency: string;
  /** Minor units; below zero where it is taken. */
  amount: number;
  /** What it is for. The same change for the same thing is made once. */
  note: string;
  /** Whoever of the shop does it; it is written down. */
  by: string;
  now: number;
}

export type BalanceChangeResult =
  | { kind: 'changed'; amount: number }
  | { kind: 'unknown-customer' }
  | { kind: 'made-before' }
  | { kind: 'short'; amount: number };

/** Changes what a customer's balance holds. The ledger says who did it, and for what. */
export async function changeBalance(db: ShopDatabase, change: BalanceChange): Promise<BalanceChangeResult> {
  const { email, currency, amount, note, by, now } = change;
  const found = await createUserRepository(db).findByEmail(storableText(email));
  if (!found) return { kind: 'unknown-customer' };
  const { userId } = found.user;
  return db.transaction().execute(async (trx): Promise<BalanceChangeResult> => {
    const balanceId = await customerBalance(trx, userId, currency);
    const reason = amount < 0 ? ('TAKEN' as const) : ('GRANTED' as const);
    const entry = { balanceId, amount, reason, reference: storableText(`${note} (${by})`) };
    const written = await writeEntry(trx, entry, now);
    const held = (await readBalances(trx, userId)).find((own) => own.balanceId === balanceId)?.amount ?? 0;
    switch (written) {
      case 'written':
        return { kind: 'changed', amount: held };
      case 'repeated':
        return { kind: 'made-before' };
      case 'short':
        return { kind: 'short', amount: held };
    }
  });
}
