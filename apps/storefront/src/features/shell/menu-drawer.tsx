import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { PanelMenu, type PanelMenuItem, type PanelMenuProps } from '@torg/ui/menus';
import { OverlayProvider } from '@torg/ui/overlays';
import { useLocation } from '../../routes/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { CustomerTypeForm } from './customer-type-form.tsx';
import type { MenuLink } from './menu-links.ts';
import { panelMenuPlace } from './menu-places.ts';
import { menuTreeQuery } from './menu-queries.ts';
import { useMenuRow } from './use-menu-row.ts';

/** The menu as a panel over the page. What lies in its departments follows; until then each leads to its page. */
export function MenuDrawer(panel: Pick<PanelMenuProps, 'isOpen' | 'onOpenChange'>) {
  const t = useTranslate();
  const scope = useScope();
  const { pathname } = useLocation();
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
}
