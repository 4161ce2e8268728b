import type { RequestOptions } from '../client/commerce-client.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { RefusePurchaseDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import { toCompanyApproval, type CompanyApproval } from './company.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of an order that was refused; its status tells where another was quicker. */
export type RefusePurchaseResult =
  { kind: 'decided'; approval: CompanyApproval } | { kind: 'approval-over' } | OwnerRefusal;

/**
 * Refuses an order, with a reason of 500 characters at most, or takes an own one back. It can be sent again.
 *
 * @example
 * const result = await refusePurchase(extensions, { id: 'approval-1', reason: 'We have these in store.' });
 */
export async function refusePurchase(
  client: ExtensionsClient,
  { id, reason }: { id: string; reason: string },
  options?: RequestOptions,
): Promise<RefusePurchaseResult> {
  try {
    const answer = await client.request(RefusePurchaseDocument, { id, reason }, repeatable(options));
    return { kind: 'decided', approval: toCompanyApproval(answer.refusePurchase) };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal(error: ResponseError): RefusePurchaseResult | null {
  return error.extensions.code === 'APPROVAL_NOT_FOUND' ? { kind: 'approval-over' } : toOwnerRefusal(error);
}
