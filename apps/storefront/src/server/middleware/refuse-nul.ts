import type { MiddlewareHandler } from 'hono';

/** Refuses an address with a NUL in it, which no database keeps: nothing stands there. */
export const refuseNul: MiddlewareHandler = async (context, next) =>
  context.req.url.includes('%00') ? context.body(null, 400) : next();
