import { pathWithin, type AddressPlace } from '../market/page-address.ts';
import type { FormerName } from './address-history.repository.ts';

const kinds = new Map<string, FormerName['kind']>([
  ['p', 'product'],
  ['pp', 'product'],
  ['c', 'category'],
  ['b', 'brand'],
  ['dc', 'campaign'],
]);

/** An address as the history knows it, and what its last part may have named. */
export interface FormerAddress {
  /** The path alone: no host, market and language, query or slash at the end. */
  path: string;
  /** Null where the address is not one of a product, category, brand or campaign. */
  named: { kind: FormerName['kind']; alias: string } | null;
}

/** Reads an address that a visitor asked for: a path or a whole URL, encoded or not. Null where it is neither. */
export function readFormerAddress(url: string, place: Omit<AddressPlace, 'channel'>): FormerAddress | null {
  const asked = pathOf(url)?.replace(/\/+$/, '');
  if (!asked) return null;
  const path = pathWithin(place, asked);
  const parts = path.split('/').slice(1);
  const kind = kinds.get(parts[0] ?? '');
  const alias = parts.length > 1 ? parts.at(-1) : undefined;
  return { path, named: kind && alias ? { kind, alias } : null };
}

function pathOf(url: string): string | null {
  if (!URL.canParse(url, 'https://shop.invalid')) return null;
  const { pathname } = new URL(url, 'https://shop.invalid');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
