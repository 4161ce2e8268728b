import type { RequestOptions } from '../client/commerce-client.ts';
import { RequestOrderLinkDocument } from '../generated/extensions.ts';
import { toLetterRefusal, type LetterRefusal } from '../operations/letter-refusal.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** What became of the wish for a link; whether there is such an order is not told. */
export type OrderLinkResult = { kind: 'asked' } | LetterRefusal;

/**
 * Has the link to an order mailed to its buyer, where number and address belong together.
 *
 * @example
 * const result = await requestOrderLink(extensions, { orderId: 1001, email: 'maja@torg.example' });
 */
export async function requestOrderLink(
  client: ExtensionsClient,
  request: { orderId: number; email: string },
  options?: RequestOptions,
): Promise<OrderLinkResult> {
  try {
    await client.request(RequestOrderLinkDocument, request, options);
    return { kind: 'asked' };
  } catch (error) {
    return refusalIn(error, toLetterRefusal);
  }
}
