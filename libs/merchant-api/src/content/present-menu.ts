import type { BrandRecord } from '../catalogue/brand.repository.ts';
import type { CategoryRecord, CategoryTree } from '../catalogue/category-tree.ts';
import { brandPath, categoryPath } from '../catalogue/page-paths.ts';
import { pageAddress, type AddressPlace } from '../market/page-address.ts';
import type { CollectionHeader } from './content.repository.ts';
import type { MenuItemRecord } from './menu.repository.ts';
import { contentPath } from './present-page.ts';

/** What the entries of a menu may lead to, as it is at the moment. */
export interface MenuTargets {
  shop: AddressPlace;
  tree: CategoryTree;
  brands: ReadonlyMap<number, BrandRecord>;
  pages: ReadonlyMap<number, CollectionHeader>;
}

/** An entry as the contract's MenuItemType. */
export interface MenuItem {
  id: string;
  label: string;
  title: string;
  type: string;
  value: string | null;
  canonicalUrl: string | null;
  order: number;
  open: boolean;
  hidden: boolean;
  targetBlank: boolean;
  children: MenuItem[];
}

/** The entries of a menu as a tree. An entry that leads to nothing any more is left out with all below it. */
export function presentMenuItems(items: readonly MenuItemRecord[], targets: MenuTargets): MenuItem[] {
  const below = (parentItemId: number | null): MenuItem[] =>
    numbered(
      items
        .filter((item) => item.parentItemId === parentItemId)
        .flatMap((item) => {
          if (item.type === 'categories') return categoryItems(targets.tree.children(0), targets);
          const place = placeOf(item, targets);
          return place ? presentItem(item, place, below(item.itemId)) : [];
        }),
    );
  return below(null);
}

interface Place {
  name: string | null;
  value: string | null;
  url: string | null;
}

function presentItem(item: MenuItemRecord, { name, value, url }: Place, children: MenuItem[]): MenuItem[] {
  const label = item.label ?? name;
  if (label === null) return [];
  return [
    {
      id: `${item.itemId}`,
      label,
      title: item.title ?? label,
      type: item.type,
      value,
      canonicalUrl: url,
      order: 0,
      open: item.isOpen,
      hidden: item.isHidden,
      targetBlank: item.opensBlank,
      children,
    },
  ];
}

/** Where an entry leads; null where that is not there. */
function placeOf({ type, targetId, url }: MenuItemRecord, targets: MenuTargets): Place | null {
  const value = targetId === null ? null : `${targetId}`;
  switch (type) {
    case 'category': {
      const text = targets.tree.find(targetId ?? 0)?.texts.get(targets.shop.language.id);
      return text ? { name: text.name, value, url: pageAddress(targets.shop, categoryPath(text.alias)) } : null;
    }
    case 'brand': {
      const brand = targets.brands.get(targetId ?? 0);
      return brand ? { name: brand.name, value, url: pageAddress(targets.shop, brandPath(brand.alias)) } : null;
    }
    case 'page': {
      const page = targets.pages.get(targetId ?? 0);
      return page?.alias ? { name: page.title, value, url: pageAddress(targets.shop, contentPath(page.alias)) } : null;
    }
    case 'custom':
      return url === null ? null : { name: null, value: url, url };
    case 'heading':
    case 'categories':
      return { name: null, value: null, url: null };
  }
}

function categoryItems(
  categories: readonly CategoryRecord[],
  { tree, shop }: Pick<MenuTargets, 'tree' | 'shop'>,
): MenuItem[] {
  return numbered(
    categories.flatMap(({ categoryId, texts, isHidden }) => {
      const text = texts.get(shop.language.id);
      if (!text || isHidden) return [];
      return {
        id: `category-${categoryId}`,
        label: text.name,
        title: text.name,
        type: 'category',
        value: `${categoryId}`,
        canonicalUrl: pageAddress(shop, categoryPath(text.alias)),
        order: 0,
        open: false,
        hidden: false,
        targetBlank: false,
        children: categoryItems(tree.children(categoryId), { tree, shop }),
      };
    }),
  );
}

function numbered(items: readonly MenuItem[]): MenuItem[] {
  return items.map((item, index) => ({ ...item, order: index + 1 }));
}
