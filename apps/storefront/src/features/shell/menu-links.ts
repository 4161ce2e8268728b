import type { Menu, MenuItem } from '@torg/commerce-sdk';

/** An entry of a menu as the shop shows it. */
export interface MenuLink {
  label: string;
  href: string;
  /** What lies below it, as far as it was read. */
  items: readonly MenuLink[];
}

/** The links of a menu. What is hidden is left out, and a heading that leads nowhere gives way to what it heads. */
export function menuLinks({ items }: Pick<Menu, 'items'>): readonly MenuLink[] {
  return linksOf(items);
}

function linksOf(items: readonly MenuItem[]): readonly MenuLink[] {
  return items
    .filter(({ isHidden }) => !isHidden)
    .flatMap((item) => {
      const below = linksOf(item.children);
      return item.url === null ? below : [{ label: item.label, href: item.url, items: below }];
    });
}
