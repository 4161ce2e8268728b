import { observer } from 'mobx-react-lite';
import { ProgressBar, SkipLink } from '@torg/ui';
import type { Translate } from '@torg/i18n';
import type { PageLoadingStatus } from '@torg/stores';
import { useTranslate } from '@torg/i18n/react';
import { SignInPanel } from '../features/account/sign-in-panel.tsx';
import { SpoofNotice } from '../features/account/spoof-notice.tsx';
import { CartPanel } from '../features/cart/cart-panel.tsx';
import { PreviewNotice } from '../features/content/preview-notice.tsx';
import { SizePanel } from '../features/quick-add/size-panel.tsx';
import { ConsentBanner } from '../features/shell/consent-banner.tsx';
import { Messages } from '../features/shell/messages.tsx';
import { PlainHeader } from '../features/shell/plain-header.tsx';
import { ShopFooter } from '../features/shell/shop-footer.tsx';
import { ShopHeader } from '../features/shell/shop-header.tsx';
import { useScope } from '../scope/scope-context.tsx';
import { useShownPage } from '../page/shown-page.tsx';
import type { FailedPage } from '../page/shown-page.tsx';
import { usePageHead } from '../page/use-page-head.ts';
import { contentId } from './content-id.ts';
import { FailureBoundary } from '../elements/failure-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorTexts } from './error-texts.ts';
import { OfflinePage } from './offline-page.tsx';
import * as styles from './root-layout.css.ts';

/** The frame around every page. It stays while pages change inside of it. */
export function RootLayout() {
  const t = useTranslate();
  const page = useShownPage();
  const isUndistracted = page.kind === 'found' && page.frame === 'undistracted';
  return (
    <>
      <SkipLink targetId={contentId}>{t('shell.skipToContent')}</SkipLink>
      <PageProgress />
      <SpoofNotice />
      <PreviewNotice />
      {isUndistracted ? <PlainHeader /> : <ShopHeader />}
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <SignInPanel />
        <Page />
      </main>
      {!isUndistracted && <ShopFooter />}
      <CartPanel />
      <SizePanel />
      <Messages />
      {!isUndistracted && <ConsentBanner />}
    </>
  );
}

/** The page itself, or why there is none. */
function Page() {
  const page = useShownPage();
  const t = useTranslate();
  const failed = page.kind === 'failed';
  usePageHead(failed ? { title: failureTitle(page, t), indexed: false } : page.head);
  if (failed) return page.isOffline ? <OfflinePage /> : <ErrorPage status={page.status} />;
  const address = `${page.name} ${Object.values(page.params).join(' ')}`;
  return (
    <FailureBoundary key={page.head.family ?? address} of={address} fallback={<ErrorPage status={500} />}>
      <page.View params={page.params as never} /> {/* matched by the pattern of this very page */}
    </FailureBoundary>
  );
}

function failureTitle({ isOffline, status }: FailedPage, t: Translate): string {
  return isOffline ? t('errors.offline.title') : errorTexts(status, t).title;
}

/** What the bar shows of each status. Only a wait that is long is also said in words. */
const barStatus = {
  idle: 'idle',
  waiting: 'idle',
  running: 'running',
  slow: 'running',
  done: 'done',
  failed: 'failed',
} as const satisfies Record<PageLoadingStatus, string>;

/** The bar at the top of the window while a page is on its way. */
const PageProgress = observer(function PageProgress() {
  const { status } = useScope().stores.ui.loading;
  const t = useTranslate();
  return (
    <ProgressBar
      status={barStatus[status]}
      label={status === 'slow' ? t('shell.loading') : ''}
      failedLabel={t('shell.loadFailed')}
    />
  );
});
