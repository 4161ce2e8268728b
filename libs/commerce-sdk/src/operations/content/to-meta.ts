import type { MetaFragment } from '../../generated/graphql.ts';

/** Turns what a page says of itself to search engines into the shop's. */
export function toMeta(meta: MetaFragment | null): { title: string; description: string } {
  return { title: meta?.title ?? '', description: meta?.description ?? '' };
}
