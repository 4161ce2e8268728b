/** The Merchant API as the shop's own process answers it. */
export interface EmbeddedApi {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** How requests reach the Merchant API: within this process where it is embedded, since no port is needed then. */
export function apiFetchOf(api: EmbeddedApi | null): typeof fetch {
  return api ? (input, init) => api.fetch(new Request(input, init)) : fetch;
}
