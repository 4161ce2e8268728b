import type { MiddlewareHandler } from 'hono';
import type { RequestVariables } from './request-variables.ts';

const wellFormed = /^[\w-]{8,64}$/;

/** Gives each request a name for the log. One from a proxy in front is kept. */
export function requestId(newId: () => string): MiddlewareHandler<{ Variables: Pick<RequestVariables, 'requestId'> }> {
  return async (context, next) => {
    const given = context.req.header('x-request-id');
    const id = given && wellFormed.test(given) ? given : newId();
    context.set('requestId', id);
    await next();
    context.header('x-request-id', id);
  };
}
