import { useEffect } from 'react';
import { pathWithinSite } from '@torg/market-routing';
import { useNavigate } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';

/**
 * Leads on to a whole path of the host as soon as somebody is signed in, in this tab or in another one. The page that
 * asked for it leaves the history. Null leads nowhere.
 */
export function useRedirectWhenSignedIn(returnTo: string | null): void {
  const { site, stores } = useScope();
  const navigate = useNavigate();
  const isSignedIn = stores.session.user !== null;
  useEffect(() => {
    if (isSignedIn && returnTo !== null) void navigate(pathWithinSite(site, returnTo), { replace: true });
  }, [isSignedIn, returnTo, site, navigate]);
}
