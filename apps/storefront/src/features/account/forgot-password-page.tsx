import { useTranslate } from '@torg/i18n/react';
import { Link, Notice, Stack, TextField } from '@torg/ui';
import { ShortForm, ShortFormPage } from '../../elements/short-form.tsx';
import { besideSignIn } from '../../navigation/account-address.ts';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { readReturnPath } from '../../navigation/sign-in-address.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';

const shownForm = {
  name: 'forgot-password',
  fetch: async () => (await import('./forgot-password.form.ts')).forgotPasswordForm,
};

/** Asks where the link to a new password goes. The cart, and what was filled in to buy it, wait meanwhile. */
export function ForgotPasswordPage() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const [query] = useSearchParams();
  const returnTo = readReturnPath(query);
  const form = useForm(shownForm, { about: { returnTo: returnTo ?? '' } });
  const kind = form.outcome?.answer?.kind;
  const email = form.field('email');
  const back = (
    <Link href={besideSignIn(site.locale, 'account', returnTo)} isStandalone>
      {t('account.backToSignIn')}
    </Link>
  );
  return (
    <ShortFormPage heading={t('account.forgot.heading')}>
      {kind === 'asked' ? (
        <Stack space="m">
          <Notice tone="success" role="status">
            {t('account.forgot.asked', { email: form.outcome?.typed.email ?? '' })}
          </Notice>
          <div>{back}</div>
        </Stack>
      ) : (
        <ShortForm
          form={form}
          problem={<ProblemNotice kind={kind} />}
          text={t('account.forgot.text')}
          submit={t('account.forgot.submit')}
          beside={back}
        >
          <TextField
            {...email}
            defaultValue={email.defaultValue ?? stores.session.typedEmail}
            label={t('account.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            required
          />
        </ShortForm>
      )}
    </ShortFormPage>
  );
}
