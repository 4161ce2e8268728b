import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, EmptyState, Pagination, Stack } from '@torg/ui';
import { pageSize } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { pageCount } from './page-count.ts';
import { ProductCards } from '../../elements/product-cards.tsx';
import { StaticPart } from '../../elements/static-part.tsx';
import { useListedProducts, type ShownList } from './use-list.ts';

/** One page of a list, with links to its other pages. */
export function ProductListSection({ source, list, page, hrefOf }: ShownList) {
  const t = useTranslate();
  const { site } = useScope();
  if (list.count === 0) {
    return (
      <EmptyState
        heading={t('list.empty.heading')}
        text={t('list.empty.text')}
        action={<ButtonLink href={href(site.locale, 'home', {})}>{t('list.empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack space="xxl">
      <StaticPart>
        <ListedCards source={source} />
      </StaticPart>
      <Pagination
        label={t('list.pagination')}
        page={page}
        pageCount={pageCount(list.count, pageSize)}
        hrefOf={hrefOf}
        previousLabel={t('list.previous')}
        nextLabel={t('list.next')}
        pageLabel={(number) => t('list.page', { page: number })}
      />
    </Stack>
  );
}

function ListedCards({ source }: Pick<ShownList, 'source'>) {
  const t = useTranslate();
  return <ProductCards products={useListedProducts(source)} label={t('list.products')} headingLevel={2} areFirst />;
}
