import type { RequestOptions } from '../client/commerce-client.ts';
import { WithdrawalDocument } from '../generated/extensions.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toWithdrawal } from './to-withdrawal.ts';
import type { Withdrawal } from './withdrawal.ts';

/**
 * Reads what of an order can be gone back on now; null where no order has the public id that
 * stands, or of which something was gone back on before it was cancelled.
 *
 * @example
 * const withdrawal = await getWithdrawal(extensions, { publicId });
 */
export async function getWithdrawal(
  client: ExtensionsClient,
  { publicId }: { publicId: string },
  options?: RequestOptions,
): Promise<Withdrawal | null> {
  const { withdrawal } = await client.request(WithdrawalDocument, { publicOrderId: publicId }, personal(options));
  return withdrawal && toWithdrawal(withdrawal);
}
