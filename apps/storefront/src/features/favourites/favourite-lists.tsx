import type { FavouriteList, Favourites } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Inline, useLinkElement } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './favourites-page.css.ts';

interface FavouriteListsProps {
  favourites: Favourites;
  /** The list that is shown; null shows all. */
  chosen: FavouriteList | null;
}

/** The way from list to list. */
export function FavouriteLists({ favourites, chosen }: FavouriteListsProps) {
  const t = useTranslate();
  const { site } = useScope();
  const LinkElement = useLinkElement();
  const tab = (list: FavouriteList | null, name: string, count: number) => (
    <li key={list?.id ?? ''}>
      <LinkElement
        href={href(site.locale, 'favourites', {}, list ? { list: list.id } : {})}
        className={styles.tab}
        aria-current={list?.id === chosen?.id ? 'page' : undefined}
      >
        {name} <span className={styles.count}>{count}</span>
      </LinkElement>
    </li>
  );
  return (
    <nav aria-label={t('favourites.lists')}>
      <Inline space="xs" as="ul">
        {tab(null, t('favourites.all'), favourites.productIds.length)}
        {favourites.lists.map((list) => tab(list, list.name, list.productIds.length))}
      </Inline>
    </nav>
  );
}
