import { createRef, type ReactElement } from 'react';
import * as zoom from '../gallery-zoom/index.ts';
import * as rangeSlider from '../inputs/range-slider/index.ts';
import * as searchCombobox from '../inputs/search-combobox/index.ts';
import * as select from '../inputs/select/index.ts';
import * as menus from '../menus/index.ts';
import * as overlays from '../overlays/index.ts';
import * as tabs from '../tabs/index.ts';
import { photo } from './photos/photo.ts';
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
  FilterSheet: (
    <overlays.FilterSheet {...open} showLabel={t.filterShow} isCounting>
      {t.drawerText}
    </overlays.FilterSheet>
  ),
  GalleryZoom: (
    <zoom.GalleryZoom
      {...open}
      images={[photo('vas-aker-terrakotta', t.product)]}
      shown={0}
      onShow={nothing}
      previousLabel={t.previous}
      nextLabel={t.next}
      zoomInLabel={t.zoomIn}
      zoomOutLabel={t.zoomOut}
    />
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
  NativeDialog: (
    <overlays.NativeDialog title={t.nativeDialog} closeLabel={t.close} onClose={nothing}>
      {t.dialogText}
    </overlays.NativeDialog>
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
    <overlays.Popover isOpen onOpenChange={nothing} title={t.popoverTitle} closeLabel={t.close} triggerRef={triggerRef}>
      {t.popoverText}
    </overlays.Popover>
  ),
  RangeSlider: (
    <rangeSlider.RangeSlider
      label={t.priceHeading}
      fromLabel={t.lowestPrice}
      toLabel={t.highestPrice}
      min={0}
      max={2000}
      value={[200, 1200]}
      format={String}
    />
  ),
  SearchCombobox: (
    <searchCombobox.SearchCombobox
      label={t.search}
      submitLabel={t.searchSubmit}
      listLabel={t.suggestions}
      loadingText={t.suggestionsLoading}
      emptyText={t.suggestionsEmpty}
      countLabel={String}
      typed={{ text: 'ull', selection: [3, 3], hasFocus: true }}
      suggestions={{
        status: 'found',
        groups: [
          { id: 'past', heading: t.pastSearchesHeading, suggestions: [{ id: '1', label: 'ull', query: 'ull' }] },
        ],
      }}
      onTextChange={nothing}
      onChoose={nothing}
    />
  ),
  Select: (
    <select.Select
      label={t.delivery}
      placeholder={t.chooseDelivery}
      options={t.deliveries.map((label) => ({ value: label, label }))}
      hint={t.deliveryHint}
      error={t.deliveryError}
    />
  ),
  Tabs: <tabs.Tabs label={t.productTabs} items={[{ id: 'care', label: t.tabCare, content: t.paragraph, count: 2 }]} />,
  Tooltip: (
    <overlays.Tooltip text={t.favourite}>
      <button type="button">{t.favourite}</button>
    </overlays.Tooltip>
  ),
};
