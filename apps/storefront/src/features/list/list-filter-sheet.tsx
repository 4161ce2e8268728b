import { useTranslate } from '@torg/i18n/react';
import { FilterSheet } from '@torg/ui/overlays';
import { useShownList } from './list-context.tsx';
import { ListFilters } from './list-filters.tsx';
import { ChosenFilters } from './list-toolbar.tsx';

export interface ListFilterSheetProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** The filters of a list on a phone. Each choice counts at once; the button says what it gives and shows it. */
export function ListFilterSheet({ isOpen, onOpenChange }: ListFilterSheetProps) {
  const t = useTranslate();
  const shown = useShownList();
  return (
    <FilterSheet
      title={t('list.filter.open')}
      closeLabel={t('list.filter.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      showLabel={t('list.filter.show', { count: shown.count })}
      isCounting={shown.isChanging}
    >
      <ChosenFilters shown={shown} />
      <ListFilters />
    </FilterSheet>
  );
}
