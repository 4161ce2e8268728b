import { useTranslate } from '@torg/i18n/react';
import { FilterPanel } from '@torg/ui';
import { useFilterGroups } from './filter-groups.tsx';
import { keptFields } from './kept-fields.ts';
import { shownFacets } from './shown-facets.ts';
import { useEarlyChoice } from './use-early-choice.ts';
import { useFilters } from './use-list.ts';

/** What the list can be narrowed by: a form, sent by its button where there is no script. */
export function ListFilters({ id }: { id?: string }) {
  const t = useTranslate();
  const shown = useEarlyChoice();
  const groups = useFilterGroups(shown);
  const { wanted, at } = shown;
  const filters = useFilters(shown);
  const kept = keptFields(at.query, wanted, shownFacets(filters, wanted, { path: at.pathname }));
  return (
    <FilterPanel
      id={id}
      label={t('list.filter.label')}
      action={at.pathname}
      groups={groups}
      submitLabel={t('list.filter.submit')}
      onSubmit={() => {}}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </FilterPanel>
  );
}
