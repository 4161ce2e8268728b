import { createRef, type ReactElement } from 'react';
import * as menus from '../menus/index.ts';
import * as overlays from '../overlays/index.ts';
import * as tabs from '../tabs/index.ts';
import { swedish as t } from './texts-sv.ts';

const nothing = () => {};
const open = { isOpen: true, onOpenChange: nothing, title: t.dialogTitle, closeLabel: t.close };
const triggerRef = createRef<HTMLElement>();

/** Each public component that is built on React Aria, open: a server may meet it, though a page loads it later. */
export const everyOverlay: Readonly<Record<string, ReactElement>> = {
  Dialog: <overlays.Dialog {...open}>{t.dialogText}</overlays.Dialog>,
  Drawer: (
    <overlays.Drawer {...open} frame="a" back={{ label: t.back, onPress: nothing }} footer={t.checkout}>
      {t.drawerText}
    </overlays.Drawer>
  ),
  Menu: (
    <menus.Menu
      {...open}
      triggerRef={triggerRef}
      label={t.orderActions}
      sections={[{ id: 'order', items: [{ id: 'track', label: t.track, icon: 'truck' }] }]}
      onAction={nothing}
    />
  ),
  OverlayProvider: <overlays.OverlayProvider locale="sv-SE">{t.paragraph}</overlays.OverlayProvider>,
  PanelMenu: (
    <menus.PanelMenu
      {...open}
      backLabel={(title) => `${t.backTo} ${title}`}
      seeAllLabel={(label) => `${t.everythingIn} ${label}`}
      items={[{ label: t.departments[0], href: '/c/1' }]}
    />
  ),
  Popover: (
    <overlays.Popover {...open} triggerRef={triggerRef}>
      {t.popoverText}
    </overlays.Popover>
  ),
  Tabs: <tabs.Tabs label={t.productTabs} items={[{ id: 'care', label: t.tabCare, content: t.paragraph, count: 2 }]} />,
  Tooltip: (
    <overlays.Tooltip text={t.favourite}>
      <button type="button">{t.favourite}</button>
    </overlays.Tooltip>
  ),
};
