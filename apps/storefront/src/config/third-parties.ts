import type { PublicConfig } from './public-config.ts';
import type { ConsentCategory } from './stored.ts';

/** Somebody other than the shop whom a visitor's browser asks for something. */
export interface ThirdParty {
  /** Its host, since the configuration has no other name for it. */
  name: string;
  origins: readonly string[];
  /** What it is asked for: a page that lists the table has a text for each. */
  purpose: 'pictures';
  category: ConsentCategory;
  /** The directive of the content security policy that lets it be asked. */
  directive: 'img-src' | 'connect-src';
}

/** What of the configuration says who is asked. */
export type AskedAddresses = Pick<PublicConfig, 'imageBase'>;

interface Row extends Omit<ThirdParty, 'name' | 'origins'> {
  address(config: AskedAddresses): string;
}

/**
 * An account's API is asked by the shop's server, so it has no row. Nor has a film, which is a link to its provider: the
 * browser asks nobody before the visitor goes there.
 */
const rows: readonly Row[] = [
  { purpose: 'pictures', category: 'necessary', directive: 'img-src', address: ({ imageBase }) => imageBase },
];

/** Everyone whom the pages of the shop ask. What stands at a path is the shop's own, and in nobody else's hands. */
export function thirdParties(config: AskedAddresses): readonly ThirdParty[] {
  return rows.flatMap(({ address, ...row }) => {
    const url = URL.parse(address(config));
    return url ? [{ ...row, name: url.host, origins: [url.origin] }] : [];
  });
}
