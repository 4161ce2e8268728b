import { getListPage } from '@torg/commerce-sdk';
import { href } from '@torg/market-routing';
import { defineRoute, PageMoved } from '../../page/define-route.ts';

/** An address of a list for those who know its alias alone. It shows nothing: it leads to the list's own page, or to a search. */
export const route = defineRoute('list', {
  async load({ commerce, site }, { params: { alias }, url }) {
    if (alias === undefined) throw new PageMoved(href(site.locale, 'news', {}) + url.search);
    const list = await getListPage(commerce, { alias });
    if (list?.canonicalUrl) throw new PageMoved(list.canonicalUrl + url.search);
    // A list of that name may come.
    throw new PageMoved(href(site.locale, 'search', { search: alias }), { isForGood: false });
  },
  View: () => null,
});
