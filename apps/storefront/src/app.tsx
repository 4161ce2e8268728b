import '@torg/ui/base-styles';
// The server writes this notice behind the app, where no script of the app knows it.
import '@torg/ui/outdated-browser-notice-styles';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { TranslateProvider } from '@torg/i18n/react';
import { LinkProvider, type LinkElement } from '@torg/ui';
import { FailureBoundary } from './elements/failure-boundary.tsx';
import { StaticDocumentProvider, type StaticDocument } from './elements/static-part.tsx';
import { LastResort } from './layouts/last-resort.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import type { ShownPage } from './page/shown-page.tsx';
import type { AppScope } from './scope/app-scope.ts';
import { ScopeProvider } from './scope/scope-context.tsx';
import { ShownPageProvider } from './page/shown-page.tsx';

export interface AppProps {
  scope: AppScope;
  page: ShownPage;
  /** The document whose static parts are not hydrated; null where all of them are. */
  written?: StaticDocument | null;
  /** Puts the server's router or the browser's around the shop. */
  router(shop: ReactNode): ReactNode;
  /** Renders every link of the design system. A document needs no more than an anchor. */
  link: LinkElement;
}

/** The shop showing one page: the same tree on the server and in the browser. */
export function App({ scope, page, written = null, router, link }: AppProps) {
  return (
    <ScopeProvider value={scope}>
      <QueryClientProvider client={scope.queries}>
        <TranslateProvider translation={scope.translation}>
          <LinkProvider component={link}>
            <ShownPageProvider value={page}>
              <StaticDocumentProvider value={written}>
                <FailureBoundary fallback={<LastResort />}>{router(<RootLayout />)}</FailureBoundary>
              </StaticDocumentProvider>
            </ShownPageProvider>
          </LinkProvider>
        </TranslateProvider>
      </QueryClientProvider>
    </ScopeProvider>
  );
}
