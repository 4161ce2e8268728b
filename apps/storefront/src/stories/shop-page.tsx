import { App } from '../app.tsx';
import { customerParts } from '../elements/customer-parts.ts';
import { deliveryParts } from '../elements/delivery-parts.ts';
import { cartParts } from '../features/cart/cart-parts.ts';
import { homeParts } from '../features/front-page/home-parts.ts';
import { listParts } from '../features/list/list-parts.ts';
import { giftParts } from '../features/product/gift-parts.ts';
import { productParts } from '../features/product/product-parts.ts';
import { reviewParts } from '../features/product/reviews-parts.ts';
import { footerParts } from '../features/shell/footer-parts.ts';
import { BrowserRouter } from '../navigation/browser-router.tsx';
import { RouterLink } from '../navigation/router-link.tsx';
import { withRoute, type FailedPage, type ShownPage } from '../page/shown-page.tsx';
import { fetchPage } from '../routes/pages.ts';
import type { AppScope } from '../scope/app-scope.ts';
import type { RecordedPage } from './recording/pages.ts';
import type { SentDocument } from './sent-document.ts';
import { createStoryScope } from './story-scope.ts';

const documents = import.meta.glob<SentDocument>('./documents/*.json', { import: 'default' });

/** Which of the recorded pages a story shows. */
export interface ShopPageArgs {
  page: RecordedPage;
  /** What only a browser that is on its way somewhere tells of a page that failed. */
  failure?: Pick<FailedPage, 'status' | 'isOffline'>;
}

/** What a navigation fetches before it shows a page: what came later would make it taller than it was measured. */
const laterParts = [
  cartParts,
  customerParts,
  deliveryParts,
  footerParts,
  giftParts,
  homeParts,
  listParts,
  productParts,
  reviewParts,
];

interface OpenedPage {
  path: string;
  scope: AppScope;
  page: ShownPage;
}

/** Opens a recorded page in the language of the toolbar. The longest texts are Swedish ones, stretched. */
async function openPage({ page: name, failure }: ShopPageArgs, language: string): Promise<OpenedPage> {
  const document = await documents[`./documents/${name}.${language === 'nb' ? 'nb' : 'sv'}.json`]?.();
  if (!document) throw new Error(`The page ${name} is not recorded`);
  return openDocument(document, await createStoryScope(document, language === 'longest' ? 'pseudo' : 'plain'), failure);
}

/** A document with all that it takes to draw it. */
export async function openDocument(
  { path, state: { page } }: SentDocument,
  scope: AppScope,
  failure?: ShopPageArgs['failure'],
): Promise<OpenedPage> {
  await Promise.all(laterParts.map((parts) => parts.fetch(scope.translation)));
  const shown =
    page.kind === 'failed' ? { ...page, ...failure } : withRoute(page, await fetchPage(page.name, scope.translation));
  return { scope, path, page: shown };
}

/** The shop with a page as the browser shows it, from what its server sent. No link leads anywhere. */
export function ShopPage({ scope, path, page }: OpenedPage) {
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
