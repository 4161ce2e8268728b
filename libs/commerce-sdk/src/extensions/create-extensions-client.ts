import { createCommerceClient } from '../client/create-commerce-client.ts';
import type { CommerceClientOptions } from '../client/create-commerce-client.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** Where the extensions of an account are; null where it has none. */
export interface ExtensionsClientOptions extends Omit<CommerceClientOptions, 'endpoint'> {
  /** Absolute address of the channel's extensions, ending in /extensions/graphql; null where it has none. */
  endpoint: string | null;
}

/**
 * Makes a client for what a channel has beyond the contract, with the settings of its other client. A channel without
 * extensions gets null: there is then nothing to ask with, and so nothing is ever asked.
 *
 * @example
 * const beyond = createExtensionsClient({ ...shop, endpoint: 'http://localhost:4000/extensions/graphql' });
 */
export function createExtensionsClient(options: ExtensionsClientOptions & { endpoint: string }): ExtensionsClient;
export function createExtensionsClient(options: ExtensionsClientOptions): ExtensionsClient | null;
export function createExtensionsClient({ endpoint, ...options }: ExtensionsClientOptions): ExtensionsClient | null {
  return endpoint === null ? null : { ...createCommerceClient({ ...options, endpoint }), schema: 'extensions' };
}
