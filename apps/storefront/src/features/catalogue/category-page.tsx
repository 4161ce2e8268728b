import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Breadcrumbs, Container, Stack } from '@torg/ui';
import { categoriesQuery, categoryQuery, productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { categoriesBelow, pathToCategory } from '../../views/category-tree.ts';
import { shopPath } from '../../views/shop-address.ts';
import { CategoryChips } from './category-chips.tsx';
import { ListHeading } from './list-heading.tsx';
import { ProductListSection, useListPage } from './product-list-section.tsx';

/** A category: where it lies, what lies below it, and its products. */
export function CategoryPage({ alias }: { alias: string }) {
  const t = useTranslate();
  const { commerce, site } = useScope();
  const page = useListPage();
  const { data: category } = useSuspenseQuery(categoryQuery(commerce, alias));
  const { data: list } = useSuspenseQuery(productsQuery(commerce, { categoryAlias: alias }, page));
  const { data: categories = [] } = useQuery(categoriesQuery(commerce));
  if (!category) return null;
  const path = pathToCategory(categories, category);
  return (
    <Container>
      <Stack space="l">
        <Breadcrumbs
          label={t('list.breadcrumbs')}
          items={[
            { label: t('list.home'), href: href(site.locale, 'home', {}) },
            ...path.slice(0, -1).map(({ name, canonicalUrl }) => ({ label: name, href: shopPath(canonicalUrl) })),
            { label: category.name },
          ]}
        />
        <ListHeading
          heading={category.name}
          count={t('list.count', { count: list.count })}
          description={category.description}
        />
        <CategoryChips categories={categoriesBelow(categories, category.categoryId)} />
        <ProductListSection list={list} page={page} />
      </Stack>
    </Container>
  );
}
