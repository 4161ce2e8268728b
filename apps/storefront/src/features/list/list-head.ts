import type { ProductSelection } from '@torg/commerce-sdk';
import type { AppScope } from '../../scope/app-scope.ts';
import { listAlternates } from '../../page/alternates.ts';
import type { PageHead } from '../../page/define-route.ts';
import type { PagePlace } from '../../page/page-about.ts';
import type { ListAreas } from './list-areas.ts';

/** What the head of a list's page is made of. */
export interface ListHeadSource {
  name: string;
  /** What search engines are told it is called, where that is more than its name. */
  title?: string;
  description?: string;
  /** The path of its first page. */
  path: string;
  /** Which page of the list it is, the first being 1. */
  page: number;
  /** What the API was asked for. */
  request: ProductSelection;
  /** Its first page on the shop's other sites. */
  alternates: PageHead['alternates'];
  /** The wide picture above it. */
  leadImage?: PageHead['leadImage'];
  /** False keeps it out of search engines. */
  indexed?: boolean;
  /** What it lies under; left out where it has no place in the shop, as a search. */
  above?: PagePlace['above'];
}

/** What a list is called, on whichever page of it. */
export interface ListDescription extends Omit<ListHeadSource, 'page' | 'request'> {
  /** What editors put around it, where it lies in a page of its own. */
  areas?: ListAreas;
}

/** The head of one page of a list. Each page of it has its own title and stands for itself. */
export function listHead({ t }: Pick<AppScope, 't'>, list: ListHeadSource): PageHead {
  const { name, title = name, description, path, page, alternates, leadImage, indexed, above, request } = list;
  return {
    title: page > 1 ? t('list.titleOnPage', { name: title, page }) : title,
    description,
    canonical: page > 1 ? `${path}?page=${page}` : path,
    leadImage,
    indexed,
    ...listAlternates(page, alternates),
    ...(above && {
      about: {
        ...(indexed === false ? { kind: 'page' } : { kind: 'list', listed: { request, page } }),
        name,
        path,
        above,
      },
    }),
  };
}
