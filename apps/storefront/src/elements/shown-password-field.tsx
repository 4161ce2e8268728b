import { useTranslate } from '@torg/i18n/react';
import { PasswordField, type PasswordFieldProps } from '@torg/ui';

/** A password field with the shop's words on its button. */
export function ShownPasswordField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useTranslate();
  return <PasswordField {...props} showLabel={t('account.password.show')} hideLabel={t('account.password.hide')} />;
}
