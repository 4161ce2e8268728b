import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Container, Heading, Link, Notice, Stack, Text } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { companyQuery } from '../../queries/company-query.ts';
import { ordersQuery } from '../../queries/orders-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { CustomerOverview } from './customer-overview.tsx';
import { SignInForm } from '../../elements/sign-in-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { readReturnPath } from '../../navigation/sign-in-address.ts';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

/** Signs a customer in, and greets who is. */
export const AccountPage = observer(function AccountPage() {
  const t = useTranslate();
  const { site, config } = useScope();
  const user = useCustomerWithOrders();
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
            <Welcome created={query.get('created')} />
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

/**
 * Whoever is signed in. Who signs in on this page is told of once their orders are here, so that nothing is put before
 * what they have begun to read.
 */
function useCustomerWithOrders() {
  const scope = useScope();
  const { user } = scope.stores.session;
  const [wasGreeted, setGreeted] = useState(user !== null);
  const orders = useQuery({ ...ordersQuery(scope), enabled: user !== null });
  const company = useQuery(companyQuery(scope));
  const isGreeted = user !== null && (wasGreeted || !(orders.isLoading || company.isLoading));
  if (isGreeted !== wasGreeted) setGreeted(isGreeted);
  return isGreeted ? user : null;
}

/** What came of making an account, without script. */
function Welcome({ created }: { created: string | null }) {
  const t = useTranslate();
  if (created !== '1' && created !== 'newsletter') return null;
  return (
    <Notice tone="success">{t(created === 'newsletter' ? 'account.created.newsletter' : 'account.created')}</Notice>
  );
}

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
