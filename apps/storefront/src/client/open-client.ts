import { createCommerceClient, type CommerceClient, type CommerceScope } from '@torg/commerce-sdk';
import { createExtensionsClient, type ExtensionsClient } from '@torg/commerce-sdk/extensions';
import type { PublicConfig } from '../config/public-config.ts';

/** How a tab talks to the Merchant API. */
export function openClient({ endpoint, apiKey }: PublicConfig['api'], scope: CommerceScope): CommerceClient {
  return createCommerceClient({ ...settings(apiKey, scope), endpoint: new URL(endpoint, location.origin).href });
}

/** How it asks for what the account has beyond the contract; null where that is nothing. */
export function openExtensions(
  { extensions, apiKey }: PublicConfig['api'],
  scope: CommerceScope,
): ExtensionsClient | null {
  const endpoint = extensions && new URL(extensions, location.origin).href;
  return createExtensionsClient({ ...settings(apiKey, scope), endpoint });
}

function settings(apiKey: string, scope: CommerceScope) {
  // The query cache stands above it, and a page that cannot be had says so at once.
  return { apiKey, scope, clientName: 'torg-storefront', cache: null, retries: 0 };
}
