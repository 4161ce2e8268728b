import { Suspense, useState, type MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { createCheckoutDrafts } from '@torg/stores/checkout';
import { Box, Button, Link, Stack, Text } from '@torg/ui';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { signInQuery } from '../../navigation/sign-in-address.ts';
import { useScope } from '../../scope/scope-context.tsx';

const SignInForm = lazyPart(['account'], async () => (await import('../../elements/sign-in-form.tsx')).SignInForm);

/**
 * Lets a customer sign in without leaving the checkout. It stands before the form of the checkout, as a form stands in no
 * other. Without script, and where the form cannot be fetched, its link leads to the page that asks and leads back.
 */
export const SignInHere = observer(function SignInHere() {
  const t = useTranslate();
  const { site, stores, keptCheckout, newId } = useScope();
  const [isOpen, setOpen] = useState(false);
  const { user } = stores.session;
  const address = siteHref(site, 'checkout', {}, signInQuery(siteHref(site, 'checkout', {})));
  if (user) {
    return (
      <div role="status">
        <Text tone="muted">{t('checkout.signedIn', { email: user.email })}</Text>
      </div>
    );
  }
  const link = (onClick?: (event: MouseEvent) => void) => (
    <Link href={address} onClick={onClick} isStandalone>
      {t('checkout.signIn')}
    </Link>
  );
  if (!isOpen) {
    return (
      <div>
        {link((event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        })}
      </div>
    );
  }
  return (
    <FailureBoundary fallback={<div>{link()}</div>}>
      <Suspense fallback={<Text tone="muted">{t('shell.loading')}</Text>}>
        <Box as="section" space="l" isBordered>
          <Stack space="m">
            <SignInForm typedEmail={createCheckoutDrafts(keptCheckout, newId).recall('').email} />
            <div>
              <Button variant="quiet" size="s" onClick={() => setOpen(false)}>
                {t('checkout.signIn.close')}
              </Button>
            </div>
          </Stack>
        </Box>
      </Suspense>
    </FailureBoundary>
  );
});
