import { useTranslate } from '@torg/i18n/react';
import { Button, Container, Heading, Link, Notice, Stack, Text, TextField } from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
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
  const { site } = useScope();
  const [query] = useSearchParams();
  const returnTo = readReturnPath(query);
  const form = useForm(shownForm);
  const kind = form.outcome?.answer?.kind;
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>{t('account.forgot.heading')}</Heading>
        <form {...form.props}>
          {form.marker}
          <FormColumn>
            <Stack space="m">
              <ProblemNotice kind={kind} />
              {kind === 'asked' ? (
                <Notice tone="success" role="status">
                  {t('account.forgot.asked', { email: form.outcome?.typed.email ?? '' })}
                </Notice>
              ) : (
                <>
                  <Text tone="soft">{t('account.forgot.text')}</Text>
                  <TextField
                    {...form.field('email')}
                    label={t('account.email')}
                    type="email"
                    inputMode="email"
                    autoComplete="username"
                    required
                  />
                  <div>
                    <Button type="submit" size="l" isPending={form.isPending}>
                      {t('account.forgot.submit')}
                    </Button>
                  </div>
                </>
              )}
              <div>
                <Link href={besideSignIn(site.locale, 'account', returnTo)} isStandalone>
                  {t('account.backToSignIn')}
                </Link>
              </div>
            </Stack>
          </FormColumn>
        </form>
      </Stack>
    </Container>
  );
}
