import { useQuery } from '@tanstack/react-query';
import { isFiltered } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, EmptyState, LoadMore, Pagination, Stack } from '@torg/ui';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';
import { ProductCards } from '../../elements/product-cards.tsx';
import { StaticPart } from '../../elements/static-part.tsx';
import { pageSize, rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { filterFormId, filterPartId } from './filter-form-id.ts';
import { ListProvider } from './list-context.tsx';
import * as styles from './list-filters.css.ts';
import { LaterListFilters, LaterListToolbar, LaterNothingFits } from './list-parts.ts';
import { pageCount } from './page-count.ts';
import { mostShownPages } from './shown-pages.ts';
import { Ways } from './ways.tsx';
import { useGrowth } from './use-growth.ts';
import { viewIn } from './list-view.ts';
import { useListedProducts, type ShownList } from './use-list.ts';

/** One page of a list with its filters and its order, and links to its other pages. */
export function ProductListSection({ shown }: { shown: ShownList }) {
  const t = useTranslate();
  const { count, chosen, isChanging, isNarrowable } = shown;
  const { first, last } = shown.pages;
  if (count === 0 && !isFiltered(chosen)) return <EmptyList />;
  return (
    <ListProvider value={shown}>
      <div className={isNarrowable ? styles.withPanel : styles.results}>
        {isNarrowable && (
          <div id={filterPartId} className={styles.panel}>
            <LaterListFilters id={filterFormId} />
          </div>
        )}
        <div className={styles.results}>
          <LaterListToolbar />
          <ChangeAnnouncement of={`${count} ${shown.hrefOf(1)} ${first} ${last}`}>
            {first === last ? t('list.count', { count }) : t('list.shown', shownGoods(shown))}
          </ChangeAnnouncement>
          <div className={styles.goods} aria-busy={isChanging} data-list-view={viewIn(shown.at.query) ?? undefined}>
            {count === 0 ? <LaterNothingFits /> : <Goods shown={shown} columns={isNarrowable ? 3 : 4} />}
          </div>
        </div>
      </div>
    </ListProvider>
  );
}

function Goods({ shown, columns }: { shown: ShownList; columns: 3 | 4 }) {
  const t = useTranslate();
  const { source, count, hrefOf } = shown;
  const { first, last } = shown.pages;
  const { goods, add } = useGrowth(shown);
  const all = pageCount(count, pageSize);
  const hasRoom = last - first + 1 < mostShownPages;
  const range = shownGoods(shown);
  return (
    <Stack space="xxl">
      {first > 1 && (
        <div className={styles.more}>
          <LoadMore
            rel="prev"
            label={t('list.earlier', { count: pageSize })}
            href={hrefOf(first - 1)}
            onLoad={hasRoom ? () => add({ first: first - 1, last }) : undefined}
          />
        </div>
      )}
      <div ref={goods}>
        <StaticPart>
          <ListedCards source={source} columns={columns} />
        </StaticPart>
      </div>
      {last < all && (
        <div className={styles.more}>
          <LoadMore
            rel="next"
            label={t('list.more', { count: Math.min(pageSize, count - range.to) })}
            href={hrefOf(last + 1)}
            shown={t('list.shown', range)}
            share={range.to / count}
            onLoad={hasRoom ? () => add({ first, last: last + 1 }) : undefined}
          />
        </div>
      )}
      <div className={styles.pages}>
        <Pagination
          label={t('list.pagination')}
          page={last}
          pageCount={all}
          hrefOf={hrefOf}
          previousLabel={t('list.previous')}
          nextLabel={t('list.next')}
          pageLabel={(number) => t('list.page', { page: number })}
        />
      </div>
    </Stack>
  );
}

/** Which of the goods are on the screen, counted from 1. */
function shownGoods({ count, pages: { first, last } }: ShownList) {
  return { from: (first - 1) * pageSize + 1, to: Math.min(last * pageSize, count), count };
}

function ListedCards({ source, columns }: Pick<ShownList, 'source'> & { columns: 3 | 4 }) {
  const t = useTranslate();
  const products = useListedProducts(source);
  return (
    <ProductCards
      products={products}
      label={t('list.products')}
      headingLevel={2}
      columns={columns}
      isSwitchable
      areFirst
    />
  );
}

/** Nothing is in the list at all: the departments lead on. */
function EmptyList() {
  const t = useTranslate();
  const scope = useScope();
  const { data: categories = [] } = useQuery(rootCategoriesQuery(scope));
  return (
    <Stack space="xl">
      <EmptyState
        heading={t('list.empty.heading')}
        text={t('list.empty.text')}
        action={<ButtonLink href={href(scope.site.locale, 'home', {})}>{t('list.empty.action')}</ButtonLink>}
      />
      <Ways
        heading={t('list.empty.categories')}
        ways={categories.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl }))}
      />
    </Stack>
  );
}
