import type { ShopDatabase } from '../database/shop-database.ts';
import { endPayments } from '../payment/end-payments.ts';
import { openPayments } from '../payment/open-payments.ts';
import type { Swept } from '../payment/sweep-payments.ts';

/** What checking payments needs of the world. */
export interface CheckPaymentsPorts {
  db: ShopDatabase;
  now: number;
  randomBytes(size: number): Uint8Array;
}

/** Asks once about what no provider has called about, as the running shop does by itself; and what providers failed at. */
export async function checkPayments({ db, now, randomBytes }: CheckPaymentsPorts): Promise<Swept & { failed: number }> {
  let failed = 0;
  const surroundings = {
    db,
    clock: { now: () => now },
    // Nothing is begun here.
    randomId: () => '',
    shopUrls: [],
    report: () => void (failed += 1),
  };
  const swept = await endPayments(await openPayments(surroundings, { randomBytes }), now);
  return { ...swept, failed };
}
