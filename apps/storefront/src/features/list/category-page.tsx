import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Category } from '@torg/commerce-sdk/domain';
import { categoryBranchQuery, categoryQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { bannerView } from '../../display/picture-view.ts';
import { CategoryChips } from './category-chips.tsx';
import { areaFilters, listAreas } from './list-areas.ts';
import { ListPage } from './list-page.tsx';
import { useList } from './use-list.ts';

/** The page of a category. */
export function CategoryPage({ alias }: { alias: string }) {
  const { data: category } = useSuspenseQuery(categoryQuery(useScope(), alias));
  return category && <CategoryList category={category} />;
}

/** A category: where it lies, what lies below it, and its products. */
function CategoryList({ category }: { category: Category }) {
  const scope = useScope();
  const shown = useList({ products: { categoryAlias: category.alias } });
  const { data: branch } = useQuery(categoryBranchQuery(scope, category));
  return (
    <ListPage
      name={category.name}
      description={category.description}
      banner={bannerView(scope.config.imageBase, 'category', category.backgroundImage)}
      shown={shown}
      areas={listAreas(areaFilters(category))}
    >
      <CategoryChips categories={branch?.below ?? []} />
    </ListPage>
  );
}
