import { observer } from 'mobx-react-lite';
import { ProgressBar, SkipLink } from '@torg/ui';
import { useTranslate } from '@torg/i18n/react';
import { CartPanel } from '../features/cart/cart-panel.tsx';
import { Messages } from '../features/shell/messages.tsx';
import { ShopFooter } from '../features/shell/shop-footer.tsx';
import { ShopHeader } from '../features/shell/shop-header.tsx';
import { useScope } from '../scope/scope-context.tsx';
import { useShownPage } from '../scope/shown-page.tsx';
import { usePageHead } from '../routes/use-page-head.ts';
import { contentId } from './content-id.ts';
import { FailureBoundary } from '../views/failure-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorTexts } from './error-texts.ts';
import * as styles from './root-layout.css.ts';

/** The frame around every page. It stays while pages change inside of it. */
export function RootLayout() {
  const t = useTranslate();
  return (
    <>
      <SkipLink targetId={contentId}>{t('shell.skipToContent')}</SkipLink>
      <PageProgress />
      <ShopHeader />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <Page />
      </main>
      <ShopFooter />
      <CartPanel />
      <Messages />
    </>
  );
}

/** The page itself, or why there is none. */
function Page() {
  const page = useShownPage();
  const t = useTranslate();
  const failed = page.kind === 'failed';
  usePageHead(failed ? { title: errorTexts(page.status, t).title, indexed: false } : page.head);
  if (failed) return <ErrorPage status={page.status} />;
  return (
    <FailureBoundary key={`${page.name} ${Object.values(page.params).join(' ')}`} fallback={<ErrorPage status={500} />}>
      <page.View params={page.params as never} /> {/* matched by the pattern of this very page */}
    </FailureBoundary>
  );
}

/** The bar at the top of the window while a page is on its way. */
const PageProgress = observer(function PageProgress() {
  const { status } = useScope().stores.ui.loading;
  const t = useTranslate();
  return (
    <ProgressBar
      status={status === 'waiting' ? 'idle' : status}
      label={t('shell.loading')}
      failedLabel={t('shell.loadFailed')}
    />
  );
});
