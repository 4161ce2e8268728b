import { Hono } from 'hono';
import { cors } from 'hono/cors';

/**
 * Lets scripts of any site read the answers: the key is public and no cookie counts here. Refusals too, so that a page can
 * tell a wrong key from a network that is down.
 */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  exposeHeaders: ['x-request-id', 'retry-after', 'www-authenticate', 'x-auth-refresh-token'],
});

/** Answers scripts of any site, and what browsers ask before they send a request for one. */
export function answerAnyOrigin(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const app = new Hono().use(crossOrigin).all('*', ({ req }) => answer(req.raw));
  return async (request) => app.fetch(request);
}
