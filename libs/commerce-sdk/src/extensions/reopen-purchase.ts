import type { RequestOptions } from '../client/commerce-client.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { ReopenPurchaseDocument } from '../generated/extensions.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal } from './owner-refusal.ts';
import { toPutLines, type PutLines } from './put-lines.ts';

/**
 * Puts what an own order holds that was refused or taken back into a cart again, beside what lies there; in a new one where
 * `cartId` is null. Null where there is no such order of theirs. With one key (`idempotencyKey`) it is done once.
 *
 * @example
 * const put = await reopenPurchase(extensions, { id: 'approval-1', cartId: null });
 */
export async function reopenPurchase(
  client: ExtensionsClient,
  { id, cartId }: { id: string; cartId: string | null },
  options?: RequestOptions,
): Promise<PutLines | null> {
  try {
    const { reopenPurchase: put } = await client.request(ReopenPurchaseDocument, { id, cartId }, options);
    return put && toPutLines(put);
  } catch (error) {
    refusalIn(error, toRefusal);
    return null;
  }
}

function toRefusal(error: ResponseError) {
  return error.extensions.code === 'APPROVAL_NOT_FOUND' ? { kind: 'approval-over' } : toOwnerRefusal(error);
}
