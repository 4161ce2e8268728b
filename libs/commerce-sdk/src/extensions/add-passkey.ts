import type { RequestOptions } from '../client/commerce-client.ts';
import { AddPasskeyDocument } from '../generated/extensions.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** A key that a browser made. */
export interface AddPasskeyRequest {
  /** Its `RegistrationResponseJSON`. */
  response: object;
  /** What the customer calls it: 1 to 60 characters. */
  name: string;
}

/** What became of a key that a browser made. */
export type AddPasskeyResult =
  /** The owner of the account is told of it by mail. */
  | { kind: 'added' }
  /** The customer has as many keys as they may. */
  | { kind: 'full' }
  /** It is none that `beginPasskey` was answered with, or came too late. */
  | { kind: 'refused' }
  | OwnerRefusal;

const kinds = { ADDED: 'added', FULL: 'full', REFUSED: 'refused' } as const;

/**
 * Keeps a key for the customer whose access token is sent.
 *
 * @example
 * // `response` is what the browser made by the options of `beginPasskey`.
 * const response = { id: 'key-1' };
 * const result = await addPasskey(extensions, { response, name: 'My phone' });
 */
export async function addPasskey(
  client: ExtensionsClient,
  { response, name }: AddPasskeyRequest,
  options?: RequestOptions,
): Promise<AddPasskeyResult> {
  try {
    const variables = { response: JSON.stringify(response), name };
    return { kind: kinds[(await client.request(AddPasskeyDocument, variables, options)).addPasskey] };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
