import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';

const aYear = 31_536_000;
const anHour = 3_600;

/** A browser that asks for the worker asks whether the shop was renewed. */
const neverKept = /\/sw\.js$/;

function cacheControlOf(path: string): string {
  if (neverKept.test(path)) return 'no-cache';
  return path.includes('/assets/') ? `public, max-age=${aYear}, immutable` : `public, max-age=${anHour}`;
}

function serve(root: string) {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (path: string, context: Context) => context.header('cache-control', cacheControlOf(path)),
  });
}

/**
 * Serves the built files, compressed ahead of time. Names under `/assets/` carry a hash, so they never go stale; those of
 * earlier builds are looked for in `earlier`.
 */
export function staticFiles(root: string, earlier: string) {
  const [serveBuilt, serveEarlier] = [serve(root), serve(earlier)];
  return async (context: Context, next: () => Promise<void>) => {
    const { path } = context.req;
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.startsWith('/.');
    if (!isFile) return next();
    if (!path.startsWith('/assets/')) return serveBuilt(context, next);
    let ofEarlier: Response | undefined;
    const lookEarlier = async () => void (ofEarlier = (await serveEarlier(context, next)) ?? undefined);
    return (await serveBuilt(context, lookEarlier)) ?? ofEarlier;
  };
}
