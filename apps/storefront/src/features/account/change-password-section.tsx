import { useTranslate } from '@torg/i18n/react';
import { Button, Heading, Notice, Stack, Text } from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
import { ShownPasswordField } from '../../elements/shown-password-field.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';

const shownForm = {
  name: 'change-password',
  fetch: async () => (await import('./change-password.form.ts')).changePasswordForm,
};

/** Another password for whoever knows the one of now. */
export function ChangePasswordSection() {
  const t = useTranslate();
  const { session } = useScope().stores;
  // Whoever is signed out by a wrong one is told so where the frame of these pages asks them to sign in.
  const form = useForm(shownForm, { leadsOn: false });
  const kind = form.outcome?.answer?.kind;
  return (
    <section>
      <form {...form.props} key={kind === 'signed-in' ? 'done' : 'open'}>
        {form.marker}
        {/* Whose password it is, for what keeps passwords. It is not sent. */}
        <input type="email" autoComplete="username" value={session.user?.email ?? ''} hidden readOnly />
        <FormColumn>
          <Stack space="m">
            <Heading level={2} size="m">
              {t('account.changePassword.heading')}
            </Heading>
            <ProblemNotice kind={kind === 'refused' ? undefined : kind} />
            {kind === 'signed-in' && (
              <Notice tone="success" role="status">
                {t('account.changePassword.done')}
              </Notice>
            )}
            <Text tone="soft">{t('account.changePassword.text')}</Text>
            <ShownPasswordField
              {...form.field('password')}
              label={t('account.password.current')}
              autoComplete="current-password"
              required
            />
            <NewPasswordFields
              label={t('account.password.new')}
              password={form.field('newPassword')}
              repeated={form.field('repeated')}
            />
            <div>
              <Button type="submit" variant="secondary" isPending={form.isPending}>
                {t('account.changePassword.submit')}
              </Button>
            </div>
          </Stack>
        </FormColumn>
      </form>
    </section>
  );
}
