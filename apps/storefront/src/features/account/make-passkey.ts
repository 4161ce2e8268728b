import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { addPasskey, beginPasskey } from '@torg/commerce-sdk/extensions';
import type { AppScope } from '../../scope/app-scope.ts';
import { passkeysQuery } from './own-affairs-queries.ts';

/** What became of a passkey that was to be made, as the texts of the page name it. */
export type MadePasskey = 'added' | 'full' | 'known' | 'notAllowed' | 'failed';

/** Has the browser make a passkey, and the account keep it; null where the visitor thought better of it. */
export async function makePasskey(scope: AppScope, name: string): Promise<MadePasskey | null> {
  const client = await scope.extensions();
  if (!client) return 'failed';
  const begun = await beginPasskey(client);
  if (begun.kind === 'full') return 'full';
  if (begun.kind !== 'begun') return begun.kind === 'not-allowed' ? 'notAllowed' : 'failed';
  const response = await startRegistration({ optionsJSON: JSON.parse(begun.options) }).catch(whyNone);
  if (response === null || typeof response === 'string') return response;
  const { kind } = await addPasskey(client, { response, name });
  await scope.queries.invalidateQueries(passkeysQuery(scope));
  return kind === 'added' || kind === 'full' ? kind : 'failed';
}

/** Browsers do not tell a dialog that was closed from a time that passed: of both nothing is said. */
function whyNone(error: unknown): MadePasskey | null {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return null;
  throw error;
}
