import { foldText } from '../../catalogue/fold-text.ts';

/** The first letters of a facet id tell what it is about. */
const filterIds: Readonly<Record<string, string>> = {
  a: 'Product',
  b: 'Brand',
  c: 'Category',
  d: 'Discount',
  dc: 'DiscountCampaign',
  r: 'Price',
  s: 'Sku',
  t: 'StockStatus',
};

/** Facets with several kinds name the kind after their letter: `p_12_oak`, `v_Color_blue`. */
const WITH_KIND = /^[pv]_([^_]+)_./;
const PLAIN = /^(a|b|c|d|dc|r|s|t)_./;

/** The facet that an id belongs to, such as Brand for `b_3`; null where it is no facet id. */
export function filterIdOf(facetId: string): string | null {
  return WITH_KIND.exec(facetId)?.[1] ?? filterIds[PLAIN.exec(facetId)?.[1] ?? ''] ?? null;
}

/** Writes a name so that it can stand in a facet id; spellings that differ in case, accents or signs become the same. */
export function slugOf(name: string): string {
  const slug = foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || Array.from(name, (letter) => letter.codePointAt(0)?.toString(16)).join('-');
}

/** The alias of the product that a facet id names, as `a_mugg-vit` does; null where it names none. */
export function aliasIn(facetId: string): string | null {
  return facetId.startsWith('a_') ? facetId.slice(2) : null;
}

/** What stands for a campaign where only its alias is known; no client can send it as a facet. */
export function campaignFacetId(alias: string): string {
  return `campaign ${alias}`;
}
