import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { DescriptionList, Heading, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { ChangePasswordSection } from './change-password-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { MyDataSection } from './my-data-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { StockNoticesSection } from './stock-notices-section.tsx';

/** Who is signed in, what the shop knows of them and what they may do about it. */
export const SettingsPage = observer(function SettingsPage() {
  const t = useTranslate();
  const { user } = useScope().stores.session;
  return (
    <Stack space="xl">
      <Stack space="m">
        <Heading level={1}>{t('account.settings.heading')}</Heading>
        {user && <DescriptionList items={[{ term: t('account.email'), value: user.email }]} />}
        <SignOutForm />
      </Stack>
      <ProfileForm />
      <StockNoticesSection />
      <ChangePasswordSection />
      <PasskeysSection />
      <DevicesSection />
      <MyDataSection />
    </Stack>
  );
});
