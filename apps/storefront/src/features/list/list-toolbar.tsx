import { Suspense, useEffect, useState, type ChangeEvent, type MouseEvent } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { ActiveFilters, Button, ButtonLink, NativeSelect } from '@torg/ui';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { useEarlyPress } from '../../elements/use-early-press.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { eachChosen, withoutFilters } from './facet-choice.ts';
import { filterFormId, filterPartId } from './filter-form-id.ts';
import * as styles from './list-filters.css.ts';
import { useShownList } from './list-context.tsx';
import { sortOf, sortsOf } from './list-source.ts';
import { moneyIn, rangeText } from './price-words.ts';
import { bandsIn, rangeIn } from './price-range.ts';
import { useEarlyChoice } from './use-early-choice.ts';
import { ViewSwitch } from './view-switch.tsx';
import type { ShownList } from './use-list.ts';

/** What is chosen of a list, the order that it is in, and on a narrow screen the way to its filters. */
export function ListToolbar() {
  const shown = useShownList();
  return (
    <div className={styles.toolbar}>
      {shown.isNarrowable && <FilterButton />}
      <div className={styles.chosen}>
        <ChosenFilters shown={shown} />
      </div>
      <ViewSwitch />
      <div className={styles.sorting}>
        <ListSorting />
      </div>
    </div>
  );
}

/** The sheet brings a dialog with it, which no page needs before it opens. */
const FilterSheet = lazyPart(['list'], async () => (await import('./list-filter-sheet.tsx')).ListFilterSheet);

/** Opens the filters where they have no place of their own; without script it leads to them. */
function FilterButton() {
  const t = useTranslate();
  const { wanted } = useShownList();
  const [sheet, setSheet] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const count = eachChosen(wanted).length;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setSheet('open');
  };
  const isAlive = useHydrated();
  useEarlyPress('filters', () => setSheet('open'));
  return (
    <div className={styles.filterButton}>
      <ButtonLink
        href={`#${filterPartId}`}
        variant="secondary"
        icon="funnel"
        data-opens={isAlive ? undefined : 'filters'}
        onClick={open}
      >
        {count > 0 ? t('list.filter.openChosen', { count }) : t('list.filter.open')}
      </ButtonLink>
      {sheet !== 'unasked' && (
        <FailureBoundary fallback={<PanelInstead />}>
          <Suspense>
            <FilterSheet isOpen={sheet === 'open'} onOpenChange={(isOpen) => setSheet(isOpen ? 'open' : 'closed')} />
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  );
}

/** Where the sheet cannot be had, the panel above the goods serves as well. */
function PanelInstead() {
  useEffect(() => window.location.assign(`#${filterPartId}`), []);
  return null;
}

/** What is chosen of a list, each with a link that takes it back. */
export function ChosenFilters({ shown }: { shown: ShownList }) {
  const t = useTranslate();
  const { wanted, hrefWith } = shown;
  const labelOf = useFilterLabels(shown);
  return (
    <ActiveFilters
      label={t('list.filter.active')}
      filters={eachChosen(wanted).map(({ value, without }) => {
        const label = labelOf(value);
        return { label, removeLabel: t('list.filter.remove', { name: label }), href: hrefWith(without) };
      })}
      clear={{ label: t('list.filter.clear'), href: hrefWith(withoutFilters(wanted)) }}
    />
  );
}

/** What a filter is called; a range of prices in the currency of the list. */
export function useFilterLabels({ currency, wanted }: ShownList) {
  const t = useTranslate();
  const scope = useScope();
  return (value: { id: string; label: string }) => {
    const isBand = bandsIn({ price: [value] }).length > 0;
    const range = isBand || !wanted.price.includes(value) ? null : rangeIn({ price: [value] });
    return range ? rangeText(range, moneyIn({ currency }, scope), t) : value.label;
  };
}

function ListSorting() {
  const t = useTranslate();
  const { source, wanted, choose } = useEarlyChoice();
  return (
    <>
      <NativeSelect
        label={t('list.sort.label')}
        isLabelHidden
        name="sort"
        form={filterFormId}
        value={sortOf(source, wanted)}
        options={sortsOf(source).map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => choose({ ...wanted, sort: target.value, page: 1 })}
      />
      <div className={styles.sortButton}>
        <Button type="submit" form={filterFormId} variant="secondary">
          {t('list.sort.submit')}
        </Button>
      </div>
    </>
  );
}
