import { App } from '../app.tsx';
import { deliveryParts } from '../elements/delivery-parts.ts';
import { footerParts } from '../features/shell/footer-parts.ts';
import { BrowserRouter } from '../navigation/browser-router.tsx';
import { RouterLink } from '../navigation/router-link.tsx';
import { withRoute, type ShownPage } from '../page/shown-page.tsx';
import { fetchPage } from '../routes/pages.ts';
import type { AppScope } from '../scope/app-scope.ts';
import type { RecordedPage } from './recording/pages.ts';
import type { SentDocument } from './sent-document.ts';
import { createStoryScope } from './story-scope.ts';

const documents = import.meta.glob<SentDocument>('./documents/*.json', { import: 'default' });

/** Which of the recorded pages a story shows. */
export interface ShopPageArgs {
  page: RecordedPage;
}

interface OpenedPage {
  path: string;
  scope: AppScope;
  page: ShownPage;
}

/** Opens a recorded page in the language of the toolbar, whose longest texts are Swedish ones, stretched. */
async function openPage({ page: name }: ShopPageArgs, language: string): Promise<OpenedPage> {
  const document = await documents[`./documents/${name}.${language === 'nb' ? 'nb' : 'sv'}.json`]?.();
  if (!document) throw new Error(`The page ${name} is not recorded`);
  const { page } = document.state;
  if (page.kind === 'failed') throw new Error(`The page ${name} was recorded as one that failed`);
  const scope = await createStoryScope(document, language === 'longest' ? 'pseudo' : 'plain');
  // As a navigation does before it shows the page: what came later would make it taller than it was measured.
  await Promise.all([deliveryParts, footerParts].map((parts) => parts.fetch(scope.translation)));
  return { scope, path: document.path, page: withRoute(page, await fetchPage(page.name, scope.translation)) };
}

/** The shop with a page as the browser shows it, from what its server sent. No link leads anywhere. */
function ShopPage({ scope, path, page }: OpenedPage) {
  const { pathname, search } = new URL(path, scope.site.origin);
  return (
    <App
      scope={scope}
      page={page}
      link={RouterLink}
      router={(shop) => (
        <BrowserRouter
          basePath={scope.site.basePath}
          location={{ pathname, search, hash: '', key: 'story' }}
          go={() => {}}
          step={() => {}}
        >
          {shop}
        </BrowserRouter>
      )}
    />
  );
}

/** How every story of a page of the shop is told. Storybook reads tags and parameters where they stand in a file of stories alone. */
export const toldByShop = {
  loaders: [
    async ({ args, globals }: { args: ShopPageArgs; globals: Readonly<Record<string, unknown>> }) => ({
      opened: await openPage(args, String(globals.locale)),
    }),
  ],
  render: (_args: ShopPageArgs, { loaded }: { loaded: Record<string, unknown> }) => {
    const opened = loaded.opened as OpenedPage; // what the loader above gave
    return <ShopPage key={opened.scope.site.locale + opened.path} {...opened} />;
  },
};
