import type { ExtensionResolvers } from '../../scope/contract-resolvers.ts';

/** How a search that was mistyped is spelt. */
export const spellingResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    searchSpelling(_, { text, ...args }, scope) {
      const view = scope.shopView(args);
      return view.shop.isLanguageSpoken && text.trim() !== '' ? view.spell(text) : null;
    },
  },
};
