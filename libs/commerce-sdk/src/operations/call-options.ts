import type { RequestOptions } from '../client/commerce-client.ts';

/** The options of a query whose answer belongs to one shopper, or is another at each moment: it is neither kept nor shared. */
export function personal(options: RequestOptions | undefined): RequestOptions {
  return { ...options, fetchPolicy: 'no-store' };
}

/** The options of a mutation that sets something to what it says, so that it does no harm when it comes twice. */
export function repeatable(options: RequestOptions | undefined): RequestOptions {
  return { repeatable: true, ...options };
}
