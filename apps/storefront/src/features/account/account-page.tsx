import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Container, Heading, Notice, Stack, Text } from '@torg/ui';
import { useSearchParams } from '../../routes/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { CustomerLinks } from './customer-links.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { readReturnPath } from './sign-in-address.ts';
import { useLeadOn } from './use-lead-on.ts';

/** Signs a customer in, and greets who is. The server sends the form; who is signed in is known to the browser. */
export const AccountPage = observer(function AccountPage() {
  const t = useTranslate();
  const { session } = useScope().stores;
  const isHydrated = useHydrated();
  const user = isHydrated ? session.user : null;
  const [query] = useSearchParams();
  useLeadOn(readReturnPath(query));
  // Without script nobody tells the page who is signed in; the address says that the form just before succeeded.
  const hasJustSignedIn = !isHydrated && query.get('signed-in') === '1';
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>
          {user
            ? t('account.greeting', { name: user.firstName })
            : hasJustSignedIn
              ? t('account.link')
              : t('account.signIn.heading')}
        </Heading>
        {user ? (
          <>
            <CustomerLinks />
            <Text>{t('account.signedInAs', { email: user.email })}</Text>
            <SignOutForm />
          </>
        ) : hasJustSignedIn ? (
          <>
            <Notice tone="success">{t('account.signedIn')}</Notice>
            <SignOutForm />
          </>
        ) : (
          <SignInForm />
        )}
      </Stack>
    </Container>
  );
});
