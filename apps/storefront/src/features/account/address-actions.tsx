import { useTranslate } from '@torg/i18n/react';
import { Button } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';

const removal = {
  name: 'remove-address',
  fetch: async () => (await import('./remove-address.form.ts')).removeAddressForm,
};
const choice = {
  name: 'default-address',
  fetch: async () => (await import('./default-address.form.ts')).defaultAddressForm,
};

interface ActionProps {
  /** Which one; null is the account's own. */
  address: string | null;
  /** What tells it from the others where it is read aloud. */
  name: string;
}

/** Has the checkout begin with an address. */
export function DefaultAddressForm({ address, name }: ActionProps) {
  const t = useTranslate();
  const form = useForm(choice, { about: { address: address ?? '' } });
  return (
    <form {...form.props}>
      {form.marker}
      <ProblemNotice kind={form.outcome?.answer?.kind} refused={t('settings.notAllowed')} />
      <Button
        type="submit"
        variant="quiet"
        size="s"
        isPending={form.isPending}
        aria-label={t('addresses.makeDefaultOf', { name })}
      >
        {t('addresses.makeDefault')}
      </Button>
    </form>
  );
}

/** Keeps an address no more. */
export function RemoveAddressForm({ address, name }: ActionProps & { address: string }) {
  const t = useTranslate();
  const form = useForm(removal, { about: { address } });
  return (
    <form {...form.props}>
      {form.marker}
      <ProblemNotice kind={form.outcome?.answer?.kind} refused={t('settings.notAllowed')} />
      <Button
        type="submit"
        variant="quiet"
        size="s"
        isPending={form.isPending}
        aria-label={t('addresses.removeOf', { name })}
      >
        {t('addresses.remove')}
      </Button>
    </form>
  );
}
