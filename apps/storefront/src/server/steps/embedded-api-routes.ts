import { Hono } from 'hono';
import type { EmbeddedApi } from '../embedded-api.ts';

/** Mounts the embedded Merchant API: `/graphql` as a real account has it, pictures under `mediaPath`. */
export function embeddedApiRoutes(api: EmbeddedApi, mediaPath: string): Hono {
  const routes = new Hono();
  routes.all('/graphql', (context) => api.fetch(context.req.raw));
  routes.get(`${mediaPath}/*`, (context) => {
    const address = new URL(context.req.url);
    address.pathname = address.pathname.slice(mediaPath.length);
    return api.fetch(new Request(address, { headers: context.req.raw.headers }));
  });
  return routes;
}
