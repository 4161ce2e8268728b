import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { PanelMenu, type PanelMenuItem, type PanelMenuProps } from '@torg/ui/menus';
import { OverlayProvider } from '@torg/ui/overlays';
import { useLocation } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { CustomerTypeForm } from './customer-type-form.tsx';
import type { MenuLink } from './menu-links.ts';
import { panelMenuPlace } from './menu-places.ts';
import { menuTreeQuery } from './menu-queries.ts';
import { useMenuRow } from './use-menu-row.ts';

type MenuDrawerProps = Pick<PanelMenuProps, 'isOpen' | 'onOpenChange'>;

/** The menu as a panel over the page. What lies in its departments follows; until then each leads to its page. */
export const MenuDrawer = observer(function MenuDrawer(panel: MenuDrawerProps) {
  const t = useTranslate();
  const scope = useScope();
  const { pathname } = useLocation();
  useCloseWhereRowIsSeen(panel);
  const { entries } = useMenuRow('main');
  const { data: tree } = useQuery(menuTreeQuery(scope, panelMenuPlace, 4));
  const marked = ({ items, ...link }: MenuLink): PanelMenuItem => ({
    ...link,
    items: items.map(marked),
    isCurrent: link.href === pathname,
  });
  return (
    <OverlayProvider locale={scope.site.languageId}>
      <PanelMenu
        {...panel}
        title={t('shell.menu.heading')}
        closeLabel={t('shell.menu.close')}
        backLabel={(title) => t('shell.menu.back', { title })}
        seeAllLabel={(label) => t('shell.menu.seeAll', { label })}
        footer={<CustomerTypeForm />}
        items={(tree?.length ? tree : entries.map((entry) => ({ ...entry, items: [] }))).map(marked)}
      />
    </OverlayProvider>
  );
});

/** A tablet that is turned, or a window that is drawn wider, has room for the row of the menu, and a panel for nothing. */
function useCloseWhereRowIsSeen({ isOpen, onOpenChange }: MenuDrawerProps): void {
  const { viewport } = useScope().stores.ui;
  const isRowSeen = viewport !== 'phone' && viewport !== 'tablet';
  useEffect(() => {
    if (isOpen && isRowSeen) onOpenChange(false);
  }, [isOpen, isRowSeen, onOpenChange]);
}
