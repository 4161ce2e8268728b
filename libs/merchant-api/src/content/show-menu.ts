import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import type { ShopView } from '../scope/request-scope.ts';
import type { MenuItemRecord } from './menu.repository.ts';
import { presentMenuItems, type MenuTargets } from './present-menu.ts';

/** The menu at a place as the contract's MenuType; null where none is: front ends name places of their own. */
export async function showMenu(locationId: string | null | undefined, view: ShopView) {
  const { content, shop, channels } = view;
  if (!locationId) throw badUserInput("Give 'menuLocationId', such as main-desktop or footer-first.");
  const menu = await content.menuAt(storableText(locationId));
  if (!menu || !shop.isLanguageSpoken) return null;
  const items = await content.menuItems(menu.menuId);
  return {
    id: `${menu.menuId}`,
    name: menu.name,
    title: menu.title,
    locations: menu.locations,
    channels: channels.map(({ id }) => id),
    languages: menu.languages,
    menuItems: presentMenuItems(items, await targetsOf(items, view)),
  };
}

/** Reads only the kinds of targets that the menu has. */
async function targetsOf(items: readonly MenuItemRecord[], view: ShopView): Promise<MenuTargets> {
  const { catalogue, content, shop } = view;
  const has = (type: MenuItemRecord['type']) => items.some((item) => item.type === type);
  const brands = has('brand') ? await catalogue.allBrands() : [];
  const pages = has('page') ? await content.pages() : [];
  return {
    shop,
    tree: await catalogue.categories(),
    brands: new Map(brands.map((brand) => [brand.brandId, brand])),
    pages: new Map(pages.map((page) => [page.collectionId, page])),
  };
}
