import type { RequestOptions } from '../client/commerce-client.ts';
import type { PlaceOrderRefusal } from '../domain/order/placed-order.ts';
import { decimalFromMinor } from '../domain/money/decimal-from-minor.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { ApprovePurchaseDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { toPlaceOrderRefusal } from '../operations/checkout/to-place-order-refusal.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import { toCompanyApproval, type CompanyApproval } from './company.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of an order that was approved. */
export type ApprovePurchaseResult =
  | { kind: 'approved'; approval: CompanyApproval }
  /** It costs another sum by now than whoever approves was shown. */
  | { kind: 'total-changed' }
  /** It was refused or taken back, or is none of theirs any more. */
  | { kind: 'approval-over' }
  | PlaceOrderRefusal
  | OwnerRefusal;

/**
 * Approves an order, which places it, once. `amount` is what was shown, minor units inc VAT. It can be sent again.
 *
 * @example
 * const approval = await getCompanyApproval(extensions, { id: 'approval-1' });
 * if (approval) await approvePurchase(extensions, { id: approval.id, amount: approval.amount });
 */
export async function approvePurchase(
  client: ExtensionsClient,
  { id, amount }: { id: string; amount: number },
  options?: RequestOptions,
): Promise<ApprovePurchaseResult> {
  try {
    const sent = { id, amount: decimalFromMinor(amount) };
    const answer = await client.request(ApprovePurchaseDocument, sent, repeatable(options));
    return { kind: 'approved', approval: toCompanyApproval(answer.approvePurchase) };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal(error: ResponseError): ApprovePurchaseResult | null {
  const { code } = error.extensions;
  if (code === 'TOTAL_CHANGED') return { kind: 'total-changed' };
  if (code === 'APPROVAL_OVER' || code === 'APPROVAL_NOT_FOUND') return { kind: 'approval-over' };
  return toOwnerRefusal(error) ?? toPlaceOrderRefusal(error);
}
