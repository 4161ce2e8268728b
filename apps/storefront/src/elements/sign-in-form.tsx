import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { Button, Checkbox, Notice, Stack, TextField } from '@torg/ui';
import { useForm } from '../page/form/use-form.tsx';

const shownForm = { name: 'sign-in', fetch: async () => (await import('./sign-in.form.ts')).signInForm };

/** Email and password. What asks for them leads on by itself, as soon as somebody is signed in. */
export function SignInForm() {
  const t = useTranslate();
  const form = useForm(shownForm, { leadsOn: false });
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
