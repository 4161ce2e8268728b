import type { Caller } from '@torg/merchant-api';

/** The Merchant API as the shop's own process answers it. */
export interface EmbeddedApi {
  /** Without a caller it is the shop that asks; what comes in from others is told as such, and waits behind it. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  close(): Promise<void>;
}

/** How requests reach the Merchant API: within this process where it is embedded, since no port is needed then. */
export function apiFetchOf(api: EmbeddedApi | null): typeof fetch {
  return api ? (input, init) => api.fetch(new Request(input, init)) : fetch;
}
