import type { RequestOptions } from '../client/commerce-client.ts';
import { WithdrawalDocument } from '../generated/extensions.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toWithdrawal } from './to-withdrawal.ts';
import type { Withdrawal } from './withdrawal.ts';

/**
 * Reads what of an order can be gone back on now; null where no order has the public id that
 * stands, or of which something was gone back on before it was cancelled. `items` are what
 * somebody means to go back on, of which it tells the refund.
 *
 * @example
 * const withdrawal = await getWithdrawal(extensions, { publicId, items: [{ skuId: 71, quantity: 1 }] });
 */
export async function getWithdrawal(
  client: ExtensionsClient,
  { publicId, items }: { publicId: string; items?: readonly { skuId: number; quantity: number }[] },
  options?: RequestOptions,
): Promise<Withdrawal | null> {
  const asked = { publicOrderId: publicId, ...(items && { items }) };
  const { withdrawal } = await client.request(WithdrawalDocument, asked, personal(options));
  return withdrawal && toWithdrawal(withdrawal);
}
