import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { ButtonLink, EmptyState, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { anywhere, choicesWithOneLess, withoutFilters } from './facet-choice.ts';
import { rangeIn } from './price-range.ts';
import { useShownList } from './list-context.tsx';
import { nearCategoriesQuery, waysOutQuery } from './list-queries.ts';
import { choiceAddress } from './list-source.ts';
import { useFilterLabels } from './list-toolbar.tsx';
import { Ways } from './ways.tsx';

/** Nothing is left of a list: which filter to take back, and the nearest categories that have it, each with what that gives. */
export function NothingFits() {
  const shown = useShownList();
  const t = useTranslate();
  const scope = useScope();
  const { source, chosen, hrefWith } = shown;
  const labelOf = useFilterLabels(shown);
  const { data: counts } = useSuspenseQuery(waysOutQuery(scope, source, chosen));
  const ways = choicesWithOneLess(chosen);
  return (
    <Stack space="xl">
      <EmptyState
        icon="search"
        heading={t('list.none.heading')}
        text={t('list.none.text')}
        action={
          <>
            {ways.map(({ key, value, without }, index) => {
              const count = counts[index] ?? 0;
              return (
                count > 0 && (
                  <ButtonLink key={`${key} ${value.id}`} href={hrefWith(without)} variant="secondary">
                    {key === 'price' && rangeIn({ price: [value] })
                      ? t('list.none.anyPrice', { count })
                      : t('list.none.without', { name: labelOf(value), count })}
                  </ButtonLink>
                )
              );
            })}
            <ButtonLink href={hrefWith(withoutFilters(chosen))}>{t('list.filter.clear')}</ButtonLink>
          </>
        }
      />
      <NearCategories />
    </Stack>
  );
}

function NearCategories() {
  const { source, chosen } = useShownList();
  const t = useTranslate();
  const { data: categories = [] } = useQuery(nearCategoriesQuery(useScope(), source, chosen));
  const query = new URLSearchParams();
  return (
    <Ways
      heading={t('list.none.categories')}
      ways={categories.map(({ name, path, count }) => ({
        label: t('list.none.category', { name, count }),
        href: choiceAddress({ products: {} }, { pathname: path, query }, anywhere(chosen)),
      }))}
    />
  );
}
