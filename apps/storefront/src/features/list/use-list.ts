import { useSuspenseQuery } from '@tanstack/react-query';
import { isFiltered, readListQuery, type ListedProduct, type ListSelection } from '@torg/commerce-sdk/domain';
import { useLocation, useNavigate, useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { filtersQuery, listedQuery, summaryQuery, type ListFilters } from './list-queries.ts';
import { choiceAddress, listAddress, pageAddress, type ListAt, type ListSource } from './list-source.ts';
import { shownPages, type ShownPages } from './shown-pages.ts';
import { useWish } from './use-wish.ts';

/** The page of a list that the address asks for, and what can be chosen of it. */
export interface ShownList {
  source: ListSource;
  at: ListAt;
  /** How many products it has. */
  count: number;
  /** Of its prices, ISO 4217; null where nothing in sight has one. */
  currency: string | null;
  /** Whether there is anything to narrow it by, or it is narrowed already. */
  isNarrowable: boolean;
  /** Those of its pages that stand on the screen. */
  pages: ShownPages;
  /** What the address chooses. */
  chosen: ListSelection;
  /** What the shopper wants by now: what they chose last, until its list is there. */
  wanted: ListSelection;
  /** Whether that list is on its way. */
  isChanging: boolean;
  /** Chooses, and leads to the list of it. The last choice wins. */
  choose(next: ListSelection): void;
  /** The address of another page of the same choice. */
  hrefOf(page: number): string;
  /** Shows more pages of the same choice in place. */
  grow(pages: ShownPages): void;
  /** The address of another choice. */
  hrefWith(chosen: ListSelection): string;
}

/** The page of a list that the address asks for; its route has fetched it. */
export function useList(source: ListSource): ShownList {
  const scope = useScope();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const at = { pathname, query };
  const chosen = readListQuery(query);
  const { data: summary } = useSuspenseQuery(summaryQuery(scope, source, chosen));
  const { count, currency } = summary;
  const addressOf = (choice: ListSelection) => choiceAddress(source, at, choice);
  const { wanted, choose } = useWish(chosen, addressOf);
  return {
    ...{ source, at, chosen, count, currency, pages: shownPages(query) },
    isNarrowable: isFiltered(chosen) || summary.isNarrowable,
    wanted,
    isChanging: addressOf(wanted) !== addressOf(chosen),
    choose,
    hrefOf: (page) => pageAddress(source, at, page),
    grow: (pages) => void navigate(listAddress(source, at, pages), { replace: true }),
    hrefWith: addressOf,
  };
}

/** What it can be narrowed by: asked for when that comes alive, since the document does not bring it. */
export function useFilters({ source, chosen }: ShownList): ListFilters {
  return useSuspenseQuery(filtersQuery(useScope(), source, chosen)).data;
}

/** The products on those pages, for a static part: nobody else asks for them. */
export function useListedProducts(source: ListSource): readonly ListedProduct[] {
  const [query] = useSearchParams();
  return useSuspenseQuery(listedQuery(useScope(), source, query)).data;
}
