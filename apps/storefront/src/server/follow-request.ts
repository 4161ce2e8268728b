import type { CommerceClient } from '@torg/commerce-sdk';

/** The same client, whose calls carry the id of the visitor's request: both logs then tell one story. */
export function followRequest(commerce: CommerceClient, requestId: string): CommerceClient {
  return {
    scope: commerce.scope,
    request: (document, variables, options) => commerce.request(document, variables, { requestId, ...options }),
  };
}
