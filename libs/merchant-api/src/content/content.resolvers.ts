import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import { presentPage } from './present-page.ts';
import { showListPage } from './show-list-page.ts';
import { showMenu } from './show-menu.ts';
import { showWidgetArea } from './show-widget-area.ts';

/** Menus, editorial pages, areas and what the pages of lists say. No menu differs between groups of customers. */
export const contentResolvers: ContractResolvers = {
  GeinsMerchantApiQuery: {
    getMenuAtLocation: (_, { menuLocationId, ...shop }, scope) => showMenu(menuLocationId, scope.shopView(shop)),
    async cmsPages(_, { includeTags, excludeTags, ...shop }, scope) {
      const { content, shop: found } = scope.shopView(shop);
      if (!found.isLanguageSpoken) return [];
      const included = tagsOf(includeTags);
      const excluded = tagsOf(excludeTags);
      const pages = await content.pages();
      return pages
        .filter(({ tags }) => included.size === 0 || tags.some((tag) => included.has(tag)))
        .filter(({ tags }) => !tags.some((tag) => excluded.has(tag)))
        .map((page) => presentPage(page, found));
    },
    widgetArea: (_, args, scope) => showWidgetArea(args, scope.shopView(args), scope),
    listPageInfo: (_, { alias, url, ...shop }, scope) => showListPage({ alias, url }, scope.shopView(shop)),
  },
};

function tagsOf(tags: readonly (string | null)[] | null | undefined): ReadonlySet<string> {
  return new Set((tags ?? []).flatMap((tag) => (tag ? [tag] : [])));
}
