import { Suspense, useEffect } from 'react';
import { RichText, useTranslate } from '@torg/i18n/react';
import { href, siteHref } from '@torg/market-routing';
import { Container, Link, Notice } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { asksToSignIn, readReturnPath, readSessionEnd } from '../../navigation/sign-in-address.ts';
import * as styles from './sign-in-panel.css.ts';

const SignInDialog = lazyPart(['account'], async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

/**
 * Asks a visitor to sign in where the address says so (`?action=login`): in a dialog, which is fetched then, or without
 * script by a link to the page that does the same.
 */
export function SignInPanel() {
  const t = useTranslate();
  const { site } = useScope();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  if (!asksToSignIn(query)) return null;
  const end = readSessionEnd(query);
  const place = { returnTo: readReturnPath(query) };
  return (
    <>
      <noscript>
        <div className={styles.needed}>
          <Container>
            <Notice>
              {end && `${t(`shell.session.${end}`)} `}
              <RichText
                id="shell.signIn.needed"
                values={{ link: (words) => <Link href={href(site.locale, 'account', {}, place)}>{words}</Link> }}
              />
            </Notice>
          </Container>
        </div>
      </noscript>
      {isHydrated && (
        <FailureBoundary fallback={<GoTo address={siteHref(site, 'account', {}, place)} />}>
          <Suspense>
            <SignInDialog />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  );
}

/** Where the dialog cannot be had, the page that does the same serves as well. */
function GoTo({ address }: { address: string }) {
  useEffect(() => window.location.assign(address), [address]);
  return null;
}
