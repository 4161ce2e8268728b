import { useTranslate } from '@torg/i18n/react';
import { Button } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';

const shownForm = { name: 'sign-out', fetch: async () => (await import('./sign-out.form.ts')).signOutForm };

/** Ends the session, with or without script. */
export function SignOutForm() {
  const t = useTranslate();
  const { notifications } = useScope().stores.ui;
  const form = useForm(shownForm, {
    onAnswer({ kind }) {
      if (kind === 'signed-out') notifications.show(t('shell.signedOut'), { mode: 'success' });
      else notifications.show(t('errors.generic'), { mode: 'error' });
    },
  });
  return (
    <form {...form.props}>
      {form.marker}
      <Button type="submit" variant="secondary" isPending={form.isPending}>
        {t('account.signOut')}
      </Button>
    </form>
  );
}
