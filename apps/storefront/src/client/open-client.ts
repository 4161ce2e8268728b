import { createCommerceClient, type CommerceClient, type CommerceScope } from '@torg/commerce-sdk';
import type { PublicConfig } from '../config/public-config.ts';

/** How a tab talks to the Merchant API. */
export function openClient({ endpoint, apiKey }: PublicConfig['api'], scope: CommerceScope): CommerceClient {
  return createCommerceClient({
    endpoint: new URL(endpoint, location.origin).href,
    apiKey,
    scope,
    clientName: 'torg-storefront',
    // The query cache stands above it, and a page that cannot be had says so at once.
    cache: null,
    retries: 0,
  });
}
