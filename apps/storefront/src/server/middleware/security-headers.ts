import type { MiddlewareHandler } from 'hono';
import type { ServedSite } from '../served-site.ts';
import { thirdParties, type AskedAddresses, type SpecialPage, type ThirdParty } from '../../config/third-parties.ts';

/**
 * What react-aria puts into the head for what is pressed in its collections, such as the suggestions of the search
 * field. A journey that enters the field fails where the library's style is no longer this one.
 */
const pressableStyle = `'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='`;

interface PolicyOptions {
  nonce?: string | undefined;
  styleSources?: readonly string[];
  /** What the page shows of somebody else's: it alone may run what they serve. */
  asks?: SpecialPage | undefined;
  /** Origins of the shop's other sites, to which a change of market carries what was typed. */
  ownOrigins?: readonly string[];
}

/**
 * The policy of a page. A page sent in one piece needs no nonce, so it can be cached whole; a streamed one does. Of
 * style elements it takes those whose hashes are `styleSources`.
 */
export function contentSecurityPolicy(
  config: AskedAddresses,
  { nonce, styleSources = [], asks, ownOrigins = [] }: PolicyOptions = {},
): string {
  const asked = thirdParties(config).filter(({ asksOn }) => asksOn === 'every-page' || asksOn === asks);
  const origins = (of: ThirdParty['directives'][number]) =>
    asked
      .flatMap(({ directives, origins }) => (directives.includes(of) ? origins.map((origin) => ` ${origin}`) : []))
      .join('');
  const films = origins('media-src');
  return [
    `default-src 'self'`,
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}${origins('script-src')}`,
    `${['style-src', `'self'`, pressableStyle, ...styleSources].join(' ')}${origins('style-src')}`,
    `img-src 'self' data:${origins('img-src')}`,
    ...(films ? [`media-src 'self'${films}`] : []),
    `connect-src 'self'${origins('connect-src')}`,
    `frame-src 'self'${origins('frame-src')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    [`form-action 'self'`, ...ownOrigins].join(' '),
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
