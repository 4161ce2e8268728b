import type { RequestOptions } from '../client/commerce-client.ts';
import { CopyCartDocument } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toPutLines, type PutLines } from './put-lines.ts';

/**
 * Puts what another cart holds, packages too, beside what lies in this one, by one change; in a new one where `cartId` is null.
 * The other cart stays as it is. With one key (`idempotencyKey`) it is done once, however often it is sent.
 *
 * @example
 * const copied = await copyCart(extensions, { from: cartId, cartId: null });
 */
export async function copyCart(
  client: ExtensionsClient,
  { from, cartId }: { from: string; cartId: string | null },
  options?: RequestOptions,
): Promise<PutLines> {
  return toPutLines((await client.request(CopyCartDocument, { from, cartId }, options)).copyCart);
}
