import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ResponseError } from '../../errors/graphql-response-error.ts';
import { DeleteUserDocument } from '../../generated/graphql.ts';
import { refusalIn } from '../refusal-in.ts';

/** What became of the wish to be forgotten. */
export type DeleteUserResult =
  | { kind: 'deleted' }
  | { kind: 'signed-out' }
  /** Whoever acts as the customer may not do it for them. */
  | { kind: 'not-allowed' };

/**
 * Deletes the account of the customer whose access token is sent. It cannot be undone.
 *
 * @example
 * const { kind } = await deleteUser(client);
 */
export async function deleteUser(client: CommerceClient, options?: RequestOptions): Promise<DeleteUserResult> {
  try {
    const answer = await client.request(DeleteUserDocument, {}, options);
    return { kind: answer.deleteUser ? 'deleted' : 'not-allowed' };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal({ extensions: { code } }: ResponseError): DeleteUserResult | null {
  if (code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  return code === 'FORBIDDEN' ? { kind: 'not-allowed' } : null;
}
