import type { MiddlewareHandler } from 'hono';
import type { TimedStep } from '../time-step.ts';
import type { ShopEnv } from './request-variables.ts';

/**
 * Tells with each page how long (ms) the server took to load its data and to render it, and for all of the answer; of a page
 * that comes in pieces, for the first. From a cache it is told as it once was.
 */
export function serverTiming(now: () => number): MiddlewareHandler<ShopEnv> {
  return async (context, next) => {
    const began = now();
    const taken: string[] = [];
    const note = (name: TimedStep | 'total', since: number) => taken.push(`${name};dur=${(now() - since).toFixed(1)}`);
    context.set('timeStep', async (step, work) => {
      const since = now();
      try {
        return await work();
      } finally {
        note(step, since);
      }
    });
    await next();
    if (!context.res.headers.get('content-type')?.startsWith('text/html')) return;
    note('total', began);
    context.header('server-timing', taken.join(', '));
  };
}
