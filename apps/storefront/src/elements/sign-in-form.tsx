import { Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { matchShopRoute, sitePath } from '@torg/market-routing';
import { Button, Checkbox, Inline, Link, Notice, Stack, TextField } from '@torg/ui';
import { besideSignIn } from '../navigation/account-address.ts';
import { purchaseAt, purchaseRequest, type ConfirmedPurchase } from '../navigation/confirm-address.ts';
import { useLocation, useSearchParams } from '../navigation/router-navigation.ts';
import { readReturnPath } from '../navigation/sign-in-address.ts';
import { useForm } from '../page/form/use-form.tsx';
import { useScope } from '../scope/scope-context.tsx';
import { useHydrated } from '../scope/use-hydrated.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { FormColumn } from './form-column.tsx';
import { lazyPart } from './lazy-part.tsx';
import { ShownPasswordField } from './shown-password-field.tsx';
import * as styles from './form-column.css.ts';

const PasskeySignIn = lazyPart(
  ['account', 'passkeys'],
  async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn,
);

const shownForm = { name: 'sign-in', fetch: async () => (await import('./sign-in.form.ts')).signInForm };

interface SignInFormProps {
  /** An address that was typed beside it, to begin with. */
  typedEmail?: string | undefined;
}

/**
 * Email and password, or a passkey where account and browser have them. What asks for them leads on by itself, as soon as somebody is signed in. Whoever comes from the
 * confirmation of an order takes it over.
 */
export const SignInForm = observer(function SignInForm({ typedEmail }: SignInFormProps) {
  const t = useTranslate();
  const { site, config, stores } = useScope();
  const mayHavePasskeys = config.api.extensions !== null;
  const hasPasskeys = useHydrated() && mayHavePasskeys && 'PublicKeyCredential' in window;
  const returnTo = useReturnPath();
  const purchase = purchaseAt(site, returnTo);
  const form = useForm(shownForm, { about: purchase ? orderOf(purchase) : {}, leadsOn: false });
  const email = form.field('email');
  const remembers = form.outcome?.typed.remember !== undefined;
  const problem = form.outcome?.answer && problemText(form.outcome.answer.kind, t);
  return (
    <form {...form.props}>
      {form.marker}
      <FormColumn>
        <Stack space="m">
          <TextField
            {...email}
            defaultValue={email.defaultValue ?? typedEmail}
            label={t('account.email')}
            type="email"
            autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
            required
          />
          <ShownPasswordField
            {...form.field('password')}
            label={t('account.password')}
            autoComplete="current-password"
            required
          />
          <Checkbox name={form.field('remember').name} label={t('account.remember')} defaultChecked={remembers} />
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          <Button type="submit" size="l" isFullWidth isPending={form.isPending || stores.session.user !== null}>
            {t('shell.signIn.submit')}
          </Button>
          {mayHavePasskeys && (
            <div className={styles.laterButton}>
              {hasPasskeys && (
                <FailureBoundary fallback={null}>
                  <Suspense>
                    <PasskeySignIn
                      order={purchase && purchaseRequest(purchase)}
                      rememberField={form.field('remember').name}
                    />
                  </Suspense>
                </FailureBoundary>
              )}
            </div>
          )}
          <Inline space="m">
            <Link
              href={besideSignIn(site.locale, 'forgotPassword', returnTo)}
              onClick={({ currentTarget }) => {
                const typed = new FormData(currentTarget.closest('form') ?? undefined).get(email.name);
                stores.session.typedEmail = String(typed ?? '');
              }}
              isStandalone
            >
              {t('account.forgot.link')}
            </Link>
            <Link href={besideSignIn(site.locale, 'createAccount', returnTo)} isStandalone>
              {t('account.create.link')}
            </Link>
          </Inline>
        </Stack>
      </FormColumn>
    </form>
  );
});

/** Where to go on from the pages beside: what the address says, or the page that the form stands on, such as the checkout. */
function useReturnPath(): string | null {
  const { site } = useScope();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const asked = readReturnPath(query);
  const page = matchShopRoute(site.locale, pathname)?.name;
  const isItsOwn = page === 'account' || page === 'resetPassword' || page === 'home';
  return asked ?? (isItsOwn ? null : sitePath(site, pathname) + search);
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
