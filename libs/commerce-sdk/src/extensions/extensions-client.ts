import type { CommerceClient } from '../client/commerce-client.ts';

/** Sends operations to what a channel has beyond the contract. It is not one for the contract, and the other way round. */
export interface ExtensionsClient extends CommerceClient {
  readonly schema: 'extensions';
}
