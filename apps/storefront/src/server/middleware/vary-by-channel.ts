import type { MiddlewareHandler } from 'hono';

/** Tells caches that answers hang on the header in which a proxy names the channel, where there is one. */
export function varyByChannel(channelHeader: string | null): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (channelHeader !== null) context.header('vary', channelHeader, { append: true });
  };
}
