import type { CommerceClient, SendOperation } from '@torg/commerce-sdk';
import { visitorHeader } from './session-service.ts';

/** The request of a visitor for whom the shop asks. */
export interface FollowedRequest {
  requestId: string;
  /** Where it comes from; empty where nobody knows. */
  visitor: string;
}

/**
 * The same client, whose calls carry the id of the visitor's request and where it comes from: both logs then tell one story,
 * and the API's limits count the visitor, not the shop.
 */
export function followRequest<Client extends CommerceClient>(
  client: Client,
  { requestId, visitor }: FollowedRequest,
): Client {
  const headers = visitor === '' ? undefined : { [visitorHeader]: visitor };
  const request: SendOperation = (document, variables, options) =>
    client.request(document, variables, { requestId, headers, ...options });
  return { ...client, request };
}
