import type { ProductSelection } from '@torg/commerce-sdk';
import type { Translate } from '@torg/i18n';

/** A page that lies above another. */
interface Crumb {
  label: string;
  href: string;
}

/** Where a page lies in the shop. */
export interface PagePlace {
  name: string;
  path: string;
  /** What it lies under, the root first; the front page, which all lie under, is left out. */
  above: readonly Crumb[];
}

/** Which products a page lists: what the API was asked for, and which page of it, from 1. */
export interface Listed {
  request: ProductSelection;
  page: number;
}

/** What a page is about: the shop as a whole, a product, a list, or anything else that has a place in the shop. */
export type PageAbout =
  | { kind: 'shop'; above?: never }
  | ({ kind: 'product'; alias: string } & PagePlace)
  | ({ kind: 'list'; listed: Listed } & PagePlace)
  | ({ kind: 'page' } & PagePlace);

/** The way to a page from the front page (breadcrumbs). The page itself comes last, without its address. */
export function breadcrumbsOf(
  { name, above }: PagePlace,
  t: Translate,
): readonly (Pick<Crumb, 'label'> & Partial<Crumb>)[] {
  return [{ label: t('shell.home'), href: '/' }, ...above, { label: name }];
}
