import type { CommerceError } from './commerce-error.ts';

/** No usable answer came, so nothing is known: what was so before is taken to be so still. */
export interface Unreachable {
  kind: 'unreachable';
  error: CommerceError;
}

/** The result of a call that came to nothing. */
export function unreachable(error: CommerceError): Unreachable {
  return { kind: 'unreachable', error };
}
