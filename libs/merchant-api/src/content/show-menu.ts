import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import type { ShopView } from '../scope/request-scope.ts';
import type { MenuItemRecord } from './menu.repository.ts';
import { presentMenuItems, type MenuTargets } from './present-menu.ts';

/** The places that clients know, whether or not this shop has a menu there. */
const knownLocations = ['main-desktop', 'main-mobile', 'top-bar', 'footer-first', 'footer-second', 'info-pages'];

/** The menu at a place as the contract's MenuType; null where a known place is empty. */
export async function showMenu(locationId: string | null | undefined, view: ShopView) {
  const { content, shop, channels } = view;
  if (!locationId) throw badUserInput(`Give 'menuLocationId', such as ${knownLocations.join(', ')}.`);
  const menu = await content.menuAt(storableText(locationId));
  if (!menu) {
    const known = [...new Set([...knownLocations, ...(await content.menuLocations())])];
    if (known.includes(locationId)) return null;
    throw badUserInput(`There is no menu location '${locationId}'. Known: ${known.join(', ')}.`);
  }
  if (!shop.isLanguageSpoken) return null;
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
    languageId: shop.language.id,
    tree: await catalogue.categories(),
    brands: new Map(brands.map((brand) => [brand.brandId, brand])),
    pages: new Map(pages.map((page) => [page.collectionId, page])),
  };
}
