import { isFiltered } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, EmptyState, Pagination, Stack } from '@torg/ui';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';
import { ProductCards } from '../../elements/product-cards.tsx';
import { StaticPart } from '../../elements/static-part.tsx';
import { pageSize } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { filterFormId, filterPartId } from './filter-form-id.ts';
import { ListProvider } from './list-context.tsx';
import * as styles from './list-filters.css.ts';
import { LaterListFilters, LaterListToolbar, LaterNothingFits } from './list-parts.ts';
import { pageCount } from './page-count.ts';
import { hasFilters, useListedProducts, type ShownList } from './use-list.ts';

/** One page of a list with its filters and its order, and links to its other pages. */
export function ProductListSection({ shown }: { shown: ShownList }) {
  const t = useTranslate();
  const { count, chosen, isChanging } = shown;
  const isNarrowable = hasFilters(shown);
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
          <ChangeAnnouncement of={`${count} ${shown.hrefOf(1)}`}>{t('list.count', { count })}</ChangeAnnouncement>
          <div className={styles.goods} aria-busy={isChanging}>
            {count === 0 ? <LaterNothingFits /> : <Goods shown={shown} columns={isNarrowable ? 3 : 4} />}
          </div>
        </div>
      </div>
    </ListProvider>
  );
}

function Goods({ shown, columns }: { shown: ShownList; columns: 3 | 4 }) {
  const t = useTranslate();
  const { source, count, page, hrefOf } = shown;
  return (
    <Stack space="xxl">
      <StaticPart>
        <ListedCards source={source} columns={columns} />
      </StaticPart>
      <Pagination
        label={t('list.pagination')}
        page={page}
        pageCount={pageCount(count, pageSize)}
        hrefOf={hrefOf}
        previousLabel={t('list.previous')}
        nextLabel={t('list.next')}
        pageLabel={(number) => t('list.page', { page: number })}
      />
    </Stack>
  );
}

function ListedCards({ source, columns }: Pick<ShownList, 'source'> & { columns: 3 | 4 }) {
  const t = useTranslate();
  const products = useListedProducts(source);
  return <ProductCards products={products} label={t('list.products')} headingLevel={2} columns={columns} areFirst />;
}

function EmptyList() {
  const t = useTranslate();
  const { site } = useScope();
  return (
    <EmptyState
      heading={t('list.empty.heading')}
      text={t('list.empty.text')}
      action={<ButtonLink href={href(site.locale, 'home', {})}>{t('list.empty.action')}</ButtonLink>}
    />
  );
}
