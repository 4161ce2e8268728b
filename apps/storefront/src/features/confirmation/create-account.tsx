import type { RefCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { href, sitePath } from '@torg/market-routing';
import type { RegisterAnswer } from '@torg/stores';
import { Button, Checkbox, Link, Notice, Stack, TextField } from '@torg/ui';
import { useLocation } from '../../navigation/router-navigation.ts';
import { purchaseRequest, type ConfirmedPurchase } from '../../navigation/confirm-address.ts';
import type { Outage } from '../../page/form/define-form.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { confirmationQuery } from './confirmation-query.ts';

const shownForm = {
  name: 'create-account',
  fetch: async () => (await import('./create-account.form.ts')).createAccountForm,
};

interface CreateAccountProps {
  email: string;
  ids: ConfirmedPurchase;
  /** Hands the focus on when the account is there and the button is gone. */
  button: RefCallback<HTMLElement>;
}

/** A password is all that an account lacks: the address is that of the order. */
export function CreateAccount({ email, ids, button }: CreateAccountProps) {
  const t = useTranslate();
  const scope = useScope();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const { id, cartId = '' } = purchaseRequest(ids);
  const form = useForm(shownForm, {
    about: { purchase: id, cart: cartId },
    leadsOn: false,
    onAnswer({ kind }) {
      if (kind === 'signed-in') void queries.invalidateQueries(confirmationQuery(scope, ids));
    },
  });
  const signInAddress = href(scope.site.locale, 'account', {}, { returnTo: sitePath(scope.site, pathname) + search });
  const kind = form.outcome?.answer?.kind;
  const problem = kind && problemText(kind, t);
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="m">
        {problem && (
          <Notice tone="danger" role="alert">
            {problem} {kind === 'account-exists' && <Link href={signInAddress}>{t('account.signIn.heading')}</Link>}
          </Notice>
        )}
        <TextField
          name="email"
          value={email}
          label={t('account.email')}
          type="email"
          autoComplete="username"
          readOnly
        />
        <TextField
          {...form.field('password')}
          label={t('order.account.password')}
          hint={t('order.account.passwordHint')}
          type="password"
          autoComplete="new-password"
          required
        />
        <Checkbox name={form.field('remember').name} label={t('account.remember')} />
        <div>
          <Button ref={button} type="submit" isPending={form.isPending}>
            {t('order.account.create')}
          </Button>
        </div>
        <div>
          <Link href={signInAddress} isStandalone>
            {t('account.create.hasOne')}
          </Link>
        </div>
      </Stack>
    </form>
  );
}

/** Why no account was made. */
function problemText(kind: (RegisterAnswer | Outage)['kind'], t: Translate): string | null {
  switch (kind) {
    case 'signed-in':
      return null;
    case 'account-exists':
      return t('account.exists');
    case 'limited':
      return t('account.signIn.limited');
    case 'refused':
    case 'unreachable':
    case 'outage':
      return t('errors.generic');
  }
}
