import { defineRoute } from '../../page/define-route.ts';
import { ContentPage } from './content-page.tsx';
import { loadContent } from './load-content.ts';

/** An editorial page at the address that stands in menus. */
export const route = defineRoute('contentAtRoot', {
  load: (scope, { params, url }) => loadContent(scope, params.alias, url),
  View: ({ params }) => <ContentPage alias={params.alias} />,
});
