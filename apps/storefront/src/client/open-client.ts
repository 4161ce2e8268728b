import { createCommerceClient, type CommerceClient, type CommerceScope } from '@torg/commerce-sdk';
import { createExtensionsClient, type ExtensionsClient } from '@torg/commerce-sdk/extensions';
import { clientIdentity } from '../config/client-identity.ts';
import type { PublicConfig } from '../config/public-config.ts';

/** How a tab talks to the Merchant API. */
export function openClient(api: PublicConfig['api'], scope: CommerceScope): CommerceClient {
  return createCommerceClient({ ...settings(api, scope), endpoint: new URL(api.endpoint, location.origin).href });
}

/** How it asks for what the account has beyond the contract; null where that is nothing. */
export function openExtensions(api: PublicConfig['api'], scope: CommerceScope): ExtensionsClient | null {
  const endpoint = api.extensions && new URL(api.extensions, location.origin).href;
  return createExtensionsClient({ ...settings(api, scope), endpoint });
}

function settings({ apiKey, persistedQueries }: PublicConfig['api'], scope: CommerceScope) {
  // The query cache stands above it, and a page that cannot be had says so at once.
  return { apiKey, scope, ...clientIdentity, persistedQueries, cache: null, retries: 0 };
}
