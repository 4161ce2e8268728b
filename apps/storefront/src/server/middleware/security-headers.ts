import type { MiddlewareHandler } from 'hono';
import type { ServedSite } from '../served-site.ts';
import { thirdParties, type AskedAddresses, type ThirdParty } from '../../config/third-parties.ts';

/**
 * The policy of a page. A page sent in one piece needs no nonce, so it can be cached whole; a streamed one does. Of
 * style elements it takes the one whose hash is `styleSource`.
 */
export function contentSecurityPolicy(
  config: AskedAddresses,
  { nonce, styleSource }: { nonce?: string | undefined; styleSource?: string | undefined } = {},
): string {
  const asked = thirdParties(config);
  const origins = (of: ThirdParty['directive']) =>
    asked.flatMap(({ directive, origins }) => (directive === of ? origins.map((origin) => ` ${origin}`) : [])).join('');
  return [
    `default-src 'self'`,
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `style-src 'self'${styleSource ? ` ${styleSource}` : ''}`,
    `img-src 'self' data:${origins('img-src')}`,
    `connect-src 'self'${origins('connect-src')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** How long (s) a browser that came over https once comes no other way: a year. */
const httpsFor = 31_536_000;

/** Headers that every answer carries. A page adds its content security policy itself. */
export const securityHeaders: MiddlewareHandler<{ Variables: { shop: Pick<ServedSite, 'isSecure'> } }> = async (
  context,
  next,
) => {
  await next();
  context.header('x-content-type-options', 'nosniff');
  if (!context.res.headers.has('referrer-policy')) context.header('referrer-policy', 'strict-origin-when-cross-origin');
  context.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  if (context.get('shop').isSecure) context.header('strict-transport-security', `max-age=${httpsFor}`);
};
