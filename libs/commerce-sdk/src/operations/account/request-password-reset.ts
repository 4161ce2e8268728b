import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { RequestPasswordResetDocument } from '../../generated/graphql.ts';

/**
 * Has a link mailed by which a new password can be chosen. The API answers the same whether or not there is an account, so
 * that nobody learns who has one; there is nothing to return.
 *
 * @example
 * await requestPasswordReset(client, { email: 'maja@torg.example' });
 */
export async function requestPasswordReset(
  client: CommerceClient,
  { email }: { email: string },
  options?: RequestOptions,
): Promise<void> {
  await client.request(RequestPasswordResetDocument, { email }, options);
}
