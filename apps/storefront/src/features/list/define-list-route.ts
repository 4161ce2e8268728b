import type { ComponentType } from 'react';
import { isFiltered, readListQuery } from '@torg/commerce-sdk/domain';
import type { RouteParams, ShopRouteName } from '@torg/market-routing';
import { loadAreas } from '../../elements/widgets/page-area.tsx';
import { defineRoute, type RouteDefinition } from '../../page/define-route.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { listHead, type ListDescription } from './list-head.ts';
import { listRequest, type ListSource } from './list-source.ts';
import { leadOnPlainForm } from './lead-on-plain-form.ts';
import { listParts } from './list-parts.ts';
import { loadListPage } from './load-list-page.ts';

/** The route of a list: what its address means, and what its page is called. */
export interface ListRoute<Name extends ShopRouteName> extends Pick<RouteDefinition<Name>, 'validate'> {
  /** What is in the list. */
  source(params: RouteParams<Name>, scope: AppScope): ListSource;
  /** Decides whether the list exists, at this address, and says what it is called. */
  describe(
    scope: AppScope,
    at: {
      params: RouteParams<Name>;
      url: URL;
      source: ListSource;
      /** Its products and what narrows them are there, once this is. */
      listed: Promise<number>;
    },
  ): Promise<ListDescription> | ListDescription;
  View: ComponentType<{ params: RouteParams<Name> }>;
}

/** Declares the page of a list. Its products are asked for while it is looked up. */
export function defineListRoute<Name extends ShopRouteName>(
  name: Name,
  { source: sourceOf, describe, ...route }: ListRoute<Name>,
) {
  return defineRoute(name, {
    ...route,
    arrives: 'in-list',
    async load(scope, { params, url }) {
      const source = sourceOf(params, scope);
      leadOnPlainForm(source, url);
      const listed = loadListPage(scope, source, url);
      listed.catch(() => {}); // told below, unless there is no such list at all
      const parts = listParts.fetch();
      parts.catch(() => {}); // likewise
      const described = await describe(scope, { params, url, source, listed });
      // What a choice of filters leaves is no page of its own to a search engine: there are more choices than products.
      const chosen = readListQuery(url.searchParams);
      const indexed = described.indexed !== false && !isFiltered(chosen);
      const { areas } = described;
      await Promise.all([parts, areas && loadAreas(scope, [areas.top, areas.bottom])]);
      return listHead(scope, { ...described, page: await listed, request: listRequest(source, chosen), indexed });
    },
  });
}
