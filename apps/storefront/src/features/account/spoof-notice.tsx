import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Button, Inline, Notice } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';

const shownForm = { name: 'sign-out', fetch: async () => (await import('./sign-out.form.ts')).signOutForm };

/** Tells someone of the shop, on every page, that they see it as a customer, and how that ends. */
export const SpoofNotice = observer(function SpoofNotice() {
  const { user } = useScope().stores.session;
  const isHydrated = useHydrated();
  if (!isHydrated || user?.spoofedBy === undefined) return null;
  return <Spoofing name={user.spoofedBy} email={user.email} />;
});

function Spoofing({ name, email }: { name: string; email: string }) {
  const t = useTranslate();
  const form = useForm(shownForm);
  return (
    <aside>
      <Notice tone="warning">
        <form {...form.props}>
          {form.marker}
          <Inline space="s">
            {t('shell.spoofed', { name, email })}
            <Button type="submit" variant="secondary" size="s" isPending={form.isPending}>
              {t('shell.spoofed.end')}
            </Button>
          </Inline>
        </form>
      </Notice>
    </aside>
  );
}
