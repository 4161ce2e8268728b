import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { Button, Inline, Stack, Text } from '@torg/ui';
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
  const { outcome, ...form } = useForm(choice, { about: { address: address ?? '' } });
  return (
    <QuietAction {...form} answered={outcome?.answer?.kind} label={t('addresses.makeDefaultOf', { name })}>
      {t('addresses.makeDefault')}
    </QuietAction>
  );
}

/** Keeps an address no more, once it was asked whether that is meant. */
export function RemoveAddressForm({ address, name }: ActionProps & { address: string }) {
  const t = useTranslate();
  const { outcome, ...form } = useForm(removal, { about: { address } });
  if (outcome?.answer?.kind === 'review')
    return (
      <form {...form.props}>
        {form.marker}
        <Stack space="xs">
          <div role="status">
            <Text>{t('addresses.remove.ask')}</Text>
          </div>
          <Inline space="s">
            <Button
              type="submit"
              name="step"
              value="confirm"
              size="s"
              isPending={form.isPending}
              aria-label={t('addresses.remove.confirmOf', { name })}
            >
              {t('addresses.remove.confirm')}
            </Button>
            <Button type="submit" name="step" value="keep" variant="quiet" size="s">
              {t('addresses.remove.keep')}
            </Button>
          </Inline>
        </Stack>
      </form>
    );
  return (
    <QuietAction {...form} answered={outcome?.answer?.kind} label={t('addresses.removeOf', { name })}>
      {t('addresses.remove')}
    </QuietAction>
  );
}

interface QuietActionProps {
  props: ComponentProps<'form'>;
  marker: ReactNode;
  isPending: boolean;
  /** What the form answered. */
  answered: string | undefined;
  /** What the button does, and to which address. */
  label: string;
  children: string;
}

function QuietAction({ props, marker, isPending, answered, label, children }: QuietActionProps) {
  const t = useTranslate();
  return (
    <form {...props}>
      {marker}
      <ProblemNotice kind={answered} refused={t('settings.notAllowed')} />
      <Button type="submit" variant="quiet" size="s" isPending={isPending} aria-label={label}>
        {children}
      </Button>
    </form>
  );
}
