import type { RequestOptions } from '../client/commerce-client.ts';
import { WithdrawFromPurchaseDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toWithdrawRefusal } from './to-withdrawal.ts';
import type { WithdrawResult } from './withdrawal.ts';

/** Who goes back on which purchase, and on what of it. */
export interface WithdrawRequest {
  /** Of the order. */
  publicId: string;
  /** Who goes back on it; the buyer where it is left out. */
  name?: string;
  /** Where the receipt is sent to; the buyer's address where it is left out. */
  email?: string;
  /** What is gone back on, at least one of each; all that is left where it is left out. */
  items?: readonly { skuId: number; quantity: number }[];
  /**
   * The same for every try of one withdrawal, so that one of which no answer came can be sent again without being received
   * twice: 8 to 128 letters or digits, made when the shopper presses the button.
   */
  idempotencyKey: string;
}

/**
 * Goes back on a purchase or a part of it, as consumers may for fourteen days (Directive 2011/83/EU article 9). The receipt
 * is also sent by mail. Sent again with the same key it gives the same receipt, so that it does no harm.
 *
 * @example
 * const withdrawal = await getWithdrawal(extensions, { publicId });
 */
export async function withdrawFromPurchase(
  client: ExtensionsClient,
  { publicId, idempotencyKey, ...withdrawal }: WithdrawRequest,
  options?: RequestOptions,
): Promise<WithdrawResult> {
  try {
    const variables = { publicOrderId: publicId, withdrawal };
    const answer = await client.request(WithdrawFromPurchaseDocument, variables, {
      ...repeatable(options),
      idempotencyKey,
    });
    return { kind: 'received', receipt: answer.withdrawFromPurchase };
  } catch (error) {
    return refusalIn(error, toWithdrawRefusal);
  }
}
