import { useTranslate } from '@torg/i18n/react';
import { Stack } from '@torg/ui';
import { ShownPasswordField } from '../../elements/shown-password-field.tsx';

/** What a form gives the control of a field. */
interface NamedField {
  name: string;
  error?: string;
}

interface NewPasswordFieldsProps {
  /** What the first is called. */
  label: string;
  password: NamedField;
  repeated: NamedField;
}

/** A password that somebody chooses, twice, so that nobody is locked out by a slip of the finger. */
export function NewPasswordFields({ label, password, repeated }: NewPasswordFieldsProps) {
  const t = useTranslate();
  return (
    <Stack space="m">
      <ShownPasswordField
        {...password}
        label={label}
        hint={t('account.password.hint')}
        autoComplete="new-password"
        required
      />
      <ShownPasswordField {...repeated} label={t('account.password.repeat')} autoComplete="new-password" required />
    </Stack>
  );
}
