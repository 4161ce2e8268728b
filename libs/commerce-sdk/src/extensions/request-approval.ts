import type { RequestOptions } from '../client/commerce-client.ts';
import type { PlaceOrderRefusal } from '../domain/order/placed-order.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { RequestApprovalDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { toPlaceOrderRefusal } from '../operations/checkout/to-place-order-refusal.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import { toCompanyApproval, type CompanyApproval } from './company.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of a cart that was sent for approval. */
export type RequestApprovalResult =
  | { kind: 'sent'; approval: CompanyApproval }
  /** It can be ordered at once. */
  | { kind: 'approval-not-needed' }
  /** What is approved is paid on account: the bill is to be chosen. */
  | { kind: 'not-on-account' }
  | PlaceOrderRefusal
  | OwnerRefusal;

/**
 * Sends what a cart holds for approval, with its checkout as `createOrUpdateCheckout` filled it in, and closes the cart. The same
 * cart again gives the same, so it can be sent again.
 *
 * @example
 * const result = await requestApproval(extensions, { cartId });
 * if (result.kind === 'sent') console.log(`Sent for approval: ${result.approval.id}`);
 */
export async function requestApproval(
  client: ExtensionsClient,
  { cartId }: { cartId: string },
  options?: RequestOptions,
): Promise<RequestApprovalResult> {
  try {
    const answer = await client.request(RequestApprovalDocument, { cartId }, repeatable(options));
    return { kind: 'sent', approval: toCompanyApproval(answer.requestApproval) };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal(error: ResponseError): RequestApprovalResult | null {
  const { code } = error.extensions;
  if (code === 'APPROVAL_NOT_NEEDED') return { kind: 'approval-not-needed' };
  if (code === 'NOT_ON_ACCOUNT') return { kind: 'not-on-account' };
  // Its cart is closed by what was sent before.
  return code === 'CART_NOT_FOUND' ? { kind: 'cart-empty' } : (toOwnerRefusal(error) ?? toPlaceOrderRefusal(error));
}
