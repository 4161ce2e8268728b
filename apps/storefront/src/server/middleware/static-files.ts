import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';

const aYear = 31_536_000;
const anHour = 3_600;

/** Serves the built files, compressed ahead of time. Names under `/assets/` carry a hash, so they never go stale. */
export function staticFiles(root: string) {
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (path: string, context: Context) => {
      const lasting = path.includes('/assets/');
      context.header('cache-control', lasting ? `public, max-age=${aYear}, immutable` : `public, max-age=${anHour}`);
    },
  });
  return async (context: Context, next: () => Promise<void>) => {
    const file = /\.[a-z0-9]+$/i.test(context.req.path) && !context.req.path.startsWith('/.');
    return file ? serve(context, next) : next();
  };
}
