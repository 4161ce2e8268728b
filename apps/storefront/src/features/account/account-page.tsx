import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Container, Heading, Link, Notice, Stack, Text } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { CustomerOverview } from './customer-overview.tsx';
import { SignInForm } from '../../elements/sign-in-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { readReturnPath } from '../../navigation/sign-in-address.ts';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

/** Signs a customer in, and greets who is. */
export const AccountPage = observer(function AccountPage() {
  const t = useTranslate();
  const { site, config, stores } = useScope();
  const { user } = stores.session;
  const [query] = useSearchParams();
  useRedirectWhenSignedIn(readReturnPath(query));
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>
          {user ? t('account.greeting', { name: user.firstName }) : t('account.signIn.heading')}
        </Heading>
        {user ? (
          <>
            {query.get('signed-in') === '1' && <Notice tone="success">{t('account.signedIn')}</Notice>}
            <CustomerOverview />
            <Text tone="soft">{t('account.signedInAs', { email: user.email })}</Text>
            <SignOutForm />
          </>
        ) : (
          <>
            <Farewell query={query} />
            <SignInForm />
            {config.api.extensions !== null && (
              <div>
                <Link href={href(site.locale, 'findOrder', {})} isStandalone>
                  {t('account.findOrder')}
                </Link>
              </div>
            )}
          </>
        )}
      </Stack>
    </Container>
  );
});

/** What somebody did on the way out. */
function Farewell({ query }: { query: URLSearchParams }) {
  const t = useTranslate();
  const hasLeftEverywhere = query.get('left') === 'everywhere';
  if (query.get('deleted') !== '1' && !hasLeftEverywhere) return null;
  return (
    <Notice tone="success" role="status">
      {t(hasLeftEverywhere ? 'account.leftEverywhere' : 'account.deleted')}
    </Notice>
  );
}
