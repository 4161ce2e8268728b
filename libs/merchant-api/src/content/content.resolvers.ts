import type { ShopArguments } from '../market/find-shop.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { presentPage } from './present-page.ts';
import { showListPage, type ListPageArguments } from './show-list-page.ts';
import { showMenu } from './show-menu.ts';
import { showWidgetArea, type WidgetAreaArguments } from './show-widget-area.ts';

interface PagesArguments extends ShopArguments {
  includeTags?: readonly (string | null)[] | null;
  excludeTags?: readonly (string | null)[] | null;
}

interface MenuArguments extends ShopArguments {
  menuLocationId?: string | null;
}

/** Menus, editorial pages, areas and what the pages of lists say. No menu differs between groups of customers. */
export const contentResolvers = {
  GeinsMerchantApiQuery: {
    getMenuAtLocation: (_: unknown, { menuLocationId, ...shop }: MenuArguments, scope: RequestScope) =>
      showMenu(menuLocationId, scope.shopView(shop)),
    async cmsPages(_: unknown, { includeTags, excludeTags, ...shop }: PagesArguments, scope: RequestScope) {
      const { content, shop: found } = scope.shopView(shop);
      if (!found.isLanguageSpoken) return [];
      const included = tagsOf(includeTags);
      const excluded = tagsOf(excludeTags);
      const pages = await content.pages();
      return pages
        .filter(({ tags }) => included.size === 0 || tags.some((tag) => included.has(tag)))
        .filter(({ tags }) => !tags.some((tag) => excluded.has(tag)))
        .map(presentPage);
    },
    widgetArea: (_: unknown, args: WidgetAreaArguments & ShopArguments, scope: RequestScope) =>
      showWidgetArea(args, scope.shopView(args), scope),
    listPageInfo: (_: unknown, { alias, url, ...shop }: ListPageArguments & ShopArguments, scope: RequestScope) =>
      showListPage({ alias, url }, scope.shopView(shop)),
  },
};

function tagsOf(tags: readonly (string | null)[] | null | undefined): ReadonlySet<string> {
  return new Set((tags ?? []).flatMap((tag) => (tag ? [tag] : [])));
}
