import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { Button, Checkbox, Notice, Stack, TextField } from '@torg/ui';
import { purchaseAt, purchaseRequest, type ConfirmedPurchase } from '../navigation/confirm-address.ts';
import { useSearchParams } from '../navigation/router-navigation.ts';
import { readReturnPath } from '../navigation/sign-in-address.ts';
import { useForm } from '../page/form/use-form.tsx';
import { useScope } from '../scope/scope-context.tsx';

const shownForm = { name: 'sign-in', fetch: async () => (await import('./sign-in.form.ts')).signInForm };

/**
 * Email and password. What asks for them leads on by itself, as soon as somebody is signed in. Whoever comes from the
 * confirmation of an order takes it over.
 */
export function SignInForm() {
  const t = useTranslate();
  const { site } = useScope();
  const [query] = useSearchParams();
  const purchase = purchaseAt(site, readReturnPath(query));
  const form = useForm(shownForm, { about: purchase ? orderOf(purchase) : {}, leadsOn: false });
  const problem = form.outcome?.answer && problemText(form.outcome.answer.kind, t);
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="m">
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <TextField {...form.field('email')} label={t('account.email')} type="email" autoComplete="username" required />
        <TextField
          {...form.field('password')}
          label={t('account.password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <Checkbox name={form.field('remember').name} label={t('account.remember')} />
        <div>
          <Button type="submit" size="l" isPending={form.isPending}>
            {t('shell.signIn.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function orderOf(purchase: ConfirmedPurchase) {
  const { id, cartId = '' } = purchaseRequest(purchase);
  return { purchase: id, cart: cartId };
}

/** Why nobody is signed in. Which of email and password was wrong is not told. */
function problemText(
  kind: 'signed-in' | 'refused' | 'limited' | 'unreachable' | 'outage',
  t: Translate,
): string | null {
  switch (kind) {
    case 'signed-in':
      return null;
    case 'refused':
      return t('account.signIn.refused');
    case 'limited':
      return t('account.signIn.limited');
    case 'unreachable':
    case 'outage':
      return t('errors.generic');
  }
}
