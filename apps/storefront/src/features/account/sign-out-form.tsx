import type { FormEvent } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Button } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';

/** Ends the session, with or without script. */
export function SignOutForm() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await stores.session.signOut();
    if (answer.kind === 'unreachable') stores.ui.notifications.show(t('errors.generic'), { mode: 'error' });
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
