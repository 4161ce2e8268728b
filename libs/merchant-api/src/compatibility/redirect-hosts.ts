import type { MerchantApi } from '../server/merchant-api-options.ts';

/** Hosts that public clients have written into them. */
const hosts = new Set(['merchantapi.geins.io', 'auth-service.geins.io']);

/** Lets an API answer what clients send to the hosts of the real one, until the function that comes back is called. */
export function redirectHosts(api: MerchantApi): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!hosts.has(url.host)) return real(input, init);
    const sent = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.text();
    const { method, headers } = request;
    const body = sent === undefined ? {} : { body: sent };
    return api.fetch(new Request(`http://api.test${url.pathname}${url.search}`, { method, headers, ...body }));
  };
  return () => void (globalThis.fetch = real);
}
