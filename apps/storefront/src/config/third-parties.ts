import { flowboxHosts, isByFlowbox } from './flow-widget.ts';
import type { PublicConfig } from './public-config.ts';
import { lipscoreHosts, showsWidget } from './review-widget.ts';
import type { ConsentCategory } from './stored.ts';

/** Directives of the content security policy that a third party is let in by. */
type Directive = 'img-src' | 'media-src' | 'connect-src' | 'script-src' | 'style-src' | 'frame-src';

/** A page whose document lets somebody in whom no other does: one that takes a payment, or the checkout with its ways of delivery. */
export type SpecialPage = 'payment-page' | 'checkout';

/** Somebody other than the shop whom a visitor's browser asks for something. */
export interface ThirdParty {
  /** Its host, since the configuration has no other name for it. */
  name: string;
  origins: readonly string[];
  /** What it is asked for: a page that lists the table has a text for each. */
  purpose: 'pictures' | 'payment' | 'delivery' | 'tag-manager' | 'search' | 'reviews' | 'flows';
  category: ConsentCategory;
  /** The directives of the content security policy that let it be asked. */
  directives: readonly Directive[];
  /** The pages that ask it: all, or those alone of one kind (`PageHead.asks`). */
  asksOn: 'every-page' | SpecialPage;
}

/** What of the configuration says who is asked. */
export type AskedAddresses = Pick<PublicConfig, 'imageBase' | 'paymentOrigins' | 'shippingWidget' | 'scripts'>;

interface Row extends Omit<ThirdParty, 'name' | 'origins'> {
  addresses(config: AskedAddresses): readonly string[];
}

/** Where a container and what it measures by are served, and where it tells what it measured. */
const tagManagerHosts = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];

/**
 * An account's API is asked by the shop's server, so it has no row. Nor has a film, which is a link to its provider: the
 * browser asks nobody before the visitor goes there.
 */
const rows: readonly Row[] = [
  {
    purpose: 'pictures',
    category: 'necessary',
    directives: ['img-src'],
    asksOn: 'every-page',
    addresses: ({ imageBase }) => [imageBase],
  },
  {
    purpose: 'payment',
    category: 'necessary',
    directives: ['script-src', 'frame-src', 'connect-src', 'img-src', 'style-src'],
    asksOn: 'payment-page',
    addresses: ({ paymentOrigins }) => paymentOrigins,
  },
  {
    purpose: 'delivery',
    category: 'necessary',
    directives: ['script-src', 'connect-src', 'img-src', 'style-src'],
    asksOn: 'checkout',
    addresses: ({ shippingWidget }) => (shippingWidget === null ? [] : [shippingWidget]),
  },
  {
    purpose: 'tag-manager',
    category: 'statistics',
    directives: ['script-src', 'connect-src', 'img-src'],
    asksOn: 'every-page',
    addresses: ({ scripts }) => (scripts?.tagManager ? tagManagerHosts : []),
  },
  {
    purpose: 'search',
    category: 'statistics',
    directives: ['script-src', 'connect-src'],
    asksOn: 'every-page',
    addresses: ({ scripts }) => (scripts?.search ? [scripts.search] : []),
  },
  {
    purpose: 'reviews',
    category: 'statistics',
    directives: ['script-src', 'connect-src', 'img-src', 'style-src'],
    asksOn: 'every-page',
    // The sandbox is the shop's own.
    addresses: (config) =>
      showsWidget(config) && config.scripts?.reviews?.script.startsWith(lipscoreHosts[0]) ? lipscoreHosts : [],
  },
  {
    purpose: 'flows',
    category: 'statistics',
    directives: ['script-src', 'connect-src', 'img-src', 'media-src', 'style-src'],
    asksOn: 'every-page',
    addresses: ({ scripts }) => (isByFlowbox(scripts?.flows) ? flowboxHosts : []),
  },
];

/** Everyone whom the pages of the shop ask. What stands at a path is the shop's own, and in nobody else's hands. */
export function thirdParties(config: AskedAddresses): readonly ThirdParty[] {
  return rows.flatMap(({ addresses, ...row }) =>
    addresses(config).flatMap((address) => {
      const url = URL.parse(address);
      // Browsers write the star of "any host of these" as its code.
      return url ? [{ ...row, name: url.host.replace('%2A', '*'), origins: [url.origin] }] : [];
    }),
  );
}
