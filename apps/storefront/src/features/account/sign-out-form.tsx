import type { FormEvent } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Button } from '@torg/ui';
import { useNavigate } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';

export interface SignOutFormProps {
  /** The page to go on at, from one that is for customers alone. */
  leadsTo?: string;
}

/** Ends the session, with or without script. */
export function SignOutForm({ leadsTo }: SignOutFormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { site, stores } = useScope();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await stores.session.signOut();
    if (answer.kind === 'unreachable') return stores.ui.notifications.show(t('errors.generic'), { mode: 'error' });
    stores.ui.notifications.show(t('account.signedOut'), { mode: 'success' });
    // Whoever lets nobody but customers in would ask them to sign in again.
    if (leadsTo !== undefined) void navigate(leadsTo, { replace: true });
  };
  return (
    <form method="post" action={siteHref(site, 'account', {})} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="intent" value="sign-out" />
      <Button type="submit" variant="secondary">
        {t('account.signOut')}
      </Button>
    </form>
  );
}
