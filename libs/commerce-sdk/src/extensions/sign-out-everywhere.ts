import type { RequestOptions } from '../client/commerce-client.ts';
import { SignOutEverywhereDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of the wish to be signed out everywhere; `ended` counts the sessions that went on until then. */
export type SignOutEverywhereResult = { kind: 'ended'; ended: number } | OwnerRefusal;

/**
 * Ends every session of the customer whose access token is sent, where `keepThis` is true all but the one that asks.
 *
 * @example
 * await signOutEverywhere(extensions, { keepThis: true });
 */
export async function signOutEverywhere(
  client: ExtensionsClient,
  { keepThis }: { keepThis: boolean },
  options?: RequestOptions,
): Promise<SignOutEverywhereResult> {
  try {
    const answer = await client.request(SignOutEverywhereDocument, { keepThis }, repeatable(options));
    return { kind: 'ended', ended: answer.signOutEverywhere };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
