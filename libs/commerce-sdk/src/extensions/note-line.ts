import type { RequestOptions } from '../client/commerce-client.ts';
import { NoteLineDocument } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/**
 * Says something of a loose line of a cart, such as who is to have it; an empty note takes it off. Where the cart holds the same
 * goods with that note already, the two become one line. Gives the id of the cart; null where it has no such loose line.
 *
 * @example
 * await noteLine(extensions, { cartId, lineId: 'line-1', message: 'Slå in den' });
 */
export async function noteLine(
  client: ExtensionsClient,
  { cartId, lineId, message }: { cartId: string; lineId: string; message: string },
  options?: RequestOptions,
): Promise<string | null> {
  const sent = { cartId, lineId, message };
  return (await client.request(NoteLineDocument, sent, { repeatable: true, ...options })).noteLine;
}
