import type { ResponseError } from '../errors/graphql-response-error.ts';

/** Why something that customers alone may do was not done. */
export type OwnerRefusal =
  | { kind: 'signed-out' }
  /** Whoever acts as the customer may not do it for them. */
  | { kind: 'not-allowed' };

/** Reads a refusal; null for any other failure. */
export function toOwnerRefusal({ extensions: { code } }: ResponseError): OwnerRefusal | null {
  if (code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  return code === 'FORBIDDEN' ? { kind: 'not-allowed' } : null;
}
