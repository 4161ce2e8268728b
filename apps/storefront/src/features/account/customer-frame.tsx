import { useEffect, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href, sitePath } from '@torg/market-routing';
import { Container, Stack, Text } from '@torg/ui';
import { CustomerLinks } from '../../elements/customer-links.tsx';
import { signInQuery } from '../../navigation/sign-in-address.ts';
import { useLocation, useNavigate } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';

/**
 * The pages of a customer, with the way from one to the other. Whoever is signed out meanwhile, by another tab or in
 * time, is asked to sign in and led back, as the guard does on the way in; nothing of theirs stays on the screen.
 */
export const AuthenticatedLayout = observer(function AuthenticatedLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const returnTo = sitePath(site, pathname) + search;
  const isOver = stores.session.state.status === 'anonymous';
  const { endedBy } = stores.session;
  useEffect(() => {
    if (isOver) void navigate(href(site.locale, 'home', {}, signInQuery(returnTo, endedBy)), { replace: true });
  }, [isOver, endedBy, navigate, site.locale, returnTo]);
  return (
    <Container width="narrow">
      <Stack space="l">
        {isOver ? (
          <Text>{t('shell.signedOut')}</Text>
        ) : (
          <>
            <CustomerLinks />
            {children}
          </>
        )}
      </Stack>
    </Container>
  );
});
