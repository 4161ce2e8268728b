import { useTranslate } from '@torg/i18n/react';
import { FilterSheet, OverlayProvider } from '@torg/ui/overlays';
import { useScope } from '../../scope/scope-context.tsx';
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
  const { site } = useScope();
  const shown = useShownList();
  return (
    <OverlayProvider locale={site.languageId}>
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
    </OverlayProvider>
  );
}
