import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { ButtonLink, Notice, Stack } from '@torg/ui';
import { ShortForm, ShortFormPage } from '../../elements/short-form.tsx';
import { SignInForm } from '../../elements/sign-in-form.tsx';
import { besideSignIn } from '../../navigation/account-address.ts';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { readReturnPath } from '../../navigation/sign-in-address.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import { readResetKey } from './reset-key.ts';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

const shownForm = {
  name: 'reset-password',
  fetch: async () => (await import('./reset-password.form.ts')).resetPasswordForm,
};

/** Where the link of a mail about a forgotten password leads. */
export function ResetPasswordPage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const resetKey = readResetKey(query);
  const form = useForm(shownForm, { about: { resetKey: resetKey ?? '' } });
  const kind = form.outcome?.answer?.kind;
  const isExpired = resetKey === null || kind === 'key-expired';
  return (
    <ShortFormPage heading={t('account.reset.heading')}>
      {kind === 'changed' ? (
        <Changed />
      ) : isExpired ? (
        <Expired />
      ) : (
        <ShortForm
          form={form}
          problem={<ProblemNotice kind={kind} />}
          text={t('account.reset.text')}
          submit={t('account.reset.submit')}
        >
          <NewPasswordFields
            label={t('account.password.new')}
            password={form.field('password')}
            repeated={form.field('repeated')}
          />
        </ShortForm>
      )}
    </ShortFormPage>
  );
}

const Changed = observer(function Changed() {
  const t = useTranslate();
  const { site } = useScope();
  const [query] = useSearchParams();
  useRedirectWhenSignedIn(readReturnPath(query) ?? siteHref(site, 'account', {}, { 'signed-in': 1 }));
  return (
    <Stack space="l">
      <Notice tone="success" role="status">
        {t('account.reset.changed')}
      </Notice>
      <SignInForm />
    </Stack>
  );
});

/** A link serves once, for an hour. */
function Expired() {
  const t = useTranslate();
  const { site } = useScope();
  const [query] = useSearchParams();
  return (
    <Stack space="m">
      <Notice tone="warning" role="alert">
        {t('account.reset.expired')}
      </Notice>
      <div>
        <ButtonLink href={besideSignIn(site.locale, 'forgotPassword', readReturnPath(query))}>
          {t('account.reset.again')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
