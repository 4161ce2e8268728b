import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Container, Heading, Stack, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';

/** Signs a customer in, and greets who is. The server sends the form; who is signed in is known to the browser. */
export const AccountPage = observer(function AccountPage() {
  const t = useTranslate();
  const { session } = useScope().stores;
  const user = useHydrated() ? session.user : null;
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>
          {user ? t('account.greeting', { name: user.firstName }) : t('account.signIn.heading')}
        </Heading>
        {user ? (
          <>
            <Text>{t('account.signedInAs', { email: user.email })}</Text>
            <SignOutForm />
          </>
        ) : (
          <SignInForm />
        )}
      </Stack>
    </Container>
  );
});
