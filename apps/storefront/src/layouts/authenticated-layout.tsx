import { useEffect, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { href } from '@torg/market-routing';
import { Container, Stack } from '@torg/ui';
import { CustomerLinks } from '../features/account/customer-links.tsx';
import { useNavigate } from '../routes/router-navigation.ts';
import { useScope } from '../scope/scope-context.tsx';

/** The pages of a customer, with the way from one to the other. Whoever is signed out, in any tab, is led to the front page. */
export const AuthenticatedLayout = observer(function AuthenticatedLayout({ children }: { children: ReactNode }) {
  const { site, stores } = useScope();
  const navigate = useNavigate();
  const isOver = stores.session.state.status === 'anonymous';
  useEffect(() => {
    if (isOver) void navigate(href(site.locale, 'home', {}), { replace: true });
  }, [isOver, navigate, site.locale]);
  return (
    <Container width="narrow">
      <Stack space="l">
        <CustomerLinks />
        {children}
      </Stack>
    </Container>
  );
});
