import type { RequestOptions } from '../client/commerce-client.ts';
import { minorFromDecimal } from '../domain/money/minor-from-decimal.ts';
import type { Minor } from '../domain/money/money.ts';
import { BalanceEntriesDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** Why a balance went up or down: `order-returned` is what an order had drawn that came to nothing. */
export type BalanceEntryReason =
  'granted' | 'taken' | 'order' | 'order-returned' | 'refund' | 'account-closed' | 'other';

/** Something that made a customer's balance go up or down. */
export interface BalanceEntry {
  /** ISO 8601. */
  at: string;
  /** Minor units; below zero where something was paid with it. */
  amount: Minor;
  /** What the balance held from then on, in minor units. */
  amountAfter: Minor;
  currency: string;
  reason: BalanceEntryReason;
  /** The number of the order that it was for; null where it was for none. */
  orderId: string | null;
}

const reasons: Readonly<Record<string, BalanceEntryReason>> = {
  GRANTED: 'granted',
  TAKEN: 'taken',
  ORDER: 'order',
  ORDER_RETURNED: 'order-returned',
  REFUND: 'refund',
  ACCOUNT_CLOSED: 'account-closed',
};

/**
 * Reads what made the balance of the customer whose access token is sent go up and down in the market's currency, the newest
 * first; null where nobody is signed in.
 *
 * @example
 * const entries = await getBalanceEntries(extensions); // null where nobody is signed in
 */
export function getBalanceEntries(
  client: ExtensionsClient,
  options?: RequestOptions,
): Promise<readonly BalanceEntry[] | null> {
  return unlessSignedOut(async () => {
    const { balanceEntries } = await client.request(BalanceEntriesDocument, {}, personal(options));
    return balanceEntries.map(({ amount, amountAfter, reason, ...entry }) => ({
      ...entry,
      amount: minorFromDecimal(amount),
      amountAfter: minorFromDecimal(amountAfter),
      reason: reasons[reason] ?? 'other',
    }));
  });
}
