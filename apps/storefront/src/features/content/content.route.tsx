import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { ContentPage } from './content-page.tsx';
import { loadContent } from './load-content.ts';

/** An editorial page at its longer address, which leads to the shorter one. A page that has none yet is shown here, to editors. */
export const route = defineRoute('content', {
  load(scope, { params, url }) {
    if (params.alias === undefined) throw new PageNotFound(url.pathname);
    return loadContent(scope, params.alias, url);
  },
  View: ({ params }) => (params.alias === undefined ? null : <ContentPage alias={params.alias} />),
});
