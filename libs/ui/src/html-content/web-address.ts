/** Where an address in rich text leads. */
export type WebAddress =
  | { kind: 'internal'; href: string }
  /** Another site. */
  | { kind: 'external'; href: string }
  /** An e-mail address or a phone number. */
  | { kind: 'contact'; href: string }
  | { kind: 'none' };

/** Stands for the shop's own origin while an address is read; nobody can own it. */
const here = 'https://shop.invalid';

/**
 * Reads an address as a browser would, with its control characters and backslashes. One without an origin counts from
 * the shop's root. A place within the page is none: rich text keeps no ids.
 */
export function readAddress(address: string, ownOrigin?: string): WebAddress {
  if (/^\s*(?:#|$)/.test(address)) return { kind: 'none' };
  const url = parse(address);
  if (!url) return { kind: 'none' };
  if (url.origin === here || url.origin === ownOrigin) {
    return { kind: 'internal', href: url.pathname + url.search + url.hash };
  }
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return { kind: 'external', href: url.href };
    case 'mailto:':
    case 'tel:':
      return { kind: 'contact', href: url.href };
    default:
      return { kind: 'none' };
  }
}

function parse(address: string): URL | null {
  try {
    return new URL(address, here);
  } catch {
    return null;
  }
}
