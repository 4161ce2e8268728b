import type { PageName } from './page-names.ts';

/**
 * Pages that a document shows whole: their script runs when somebody does something, and not before. Every other one needs
 * it without that, because it shows what this browser keeps, or leads on by itself.
 */
const complete: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'category',
  'brand',
  'campaign',
  'selection',
  'news',
  'search',
  'list',
  'product',
  'productByAlias',
  'package',
  'brands',
  'cart',
  'quickOrder',
  'orderSizes',
  'sharedCart',
  'content',
  'contentAtRoot',
]);

/** Whether the script of a page runs with the first touch alone. */
export function waitsForTouch(page: PageName): boolean {
  return complete.has(page);
}
