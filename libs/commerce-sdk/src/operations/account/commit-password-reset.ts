import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { CommitPasswordResetDocument } from '../../generated/graphql.ts';
import { passwordDigest } from '../../hashing/password-digest.ts';
import type { Digest } from '../../ports/digest.ts';

/** What became of a new password. */
export type PasswordResetResult =
  | { kind: 'changed' }
  /** The link is used or too old: a new one must be asked for. */
  | { kind: 'key-expired' };

/** A new password, with the key that came by mail. */
export interface PasswordResetRequest {
  /** What the link in the mail carries as `resetKey`. */
  resetKey: string;
  /** As the shopper wrote it; only its digest is sent. `checkPassword` says whether it may be one. */
  password: string;
  /** Hashes the password; the platform's own when left out. */
  digest?: Digest;
}

/**
 * Sets the password that a shopper chose after following the link in a mail.
 *
 * @example
 * const { kind } = await commitPasswordReset(client, { resetKey: 'from-the-mail', password: 'torg-demo-2' });
 */
export async function commitPasswordReset(
  client: CommerceClient,
  { resetKey, password, digest }: PasswordResetRequest,
  options?: RequestOptions,
): Promise<PasswordResetResult> {
  const variables = { resetKey, password: await passwordDigest(password, digest) };
  const answer = await client.request(CommitPasswordResetDocument, variables, options);
  return { kind: answer.commitReset ? 'changed' : 'key-expired' };
}
