import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { ButtonLink, EmptyState } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { choicesWithOneLess, withoutFilters } from './facet-choice.ts';
import { useShownList } from './list-context.tsx';
import { waysOutQuery } from './list-queries.ts';
import { useFilterLabels } from './list-toolbar.tsx';

/** Nothing is left of a list: which filter to take back, with what that would give. */
export function NothingFits() {
  const shown = useShownList();
  const t = useTranslate();
  const scope = useScope();
  const { source, chosen, hrefWith } = shown;
  const labelOf = useFilterLabels(shown);
  const { data: counts } = useSuspenseQuery(waysOutQuery(scope, source, chosen));
  const ways = choicesWithOneLess(chosen);
  return (
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
                  {t('list.none.without', { name: labelOf(value), count })}
                </ButtonLink>
              )
            );
          })}
          <ButtonLink href={hrefWith(withoutFilters(chosen))}>{t('list.filter.clear')}</ButtonLink>
        </>
      }
    />
  );
}
