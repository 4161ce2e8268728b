import { observer } from 'mobx-react-lite';
import { RichText, useTranslate } from '@torg/i18n/react';
import { DescriptionList, Heading, Link, Stack, Text } from '@torg/ui';
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
  const { stores, config } = useScope();
  const { user } = stores.session;
  const { email } = config.shop.seller;
  return (
    <Stack space="xl">
      <Stack space="m">
        <Heading level={1}>{t('account.settings.heading')}</Heading>
        {user && (
          <Stack space="xs">
            <DescriptionList items={[{ term: t('account.email'), value: user.email }]} />
            <Text tone="soft">
              <RichText
                id="settings.email.change"
                values={{ email, link: (words) => <Link href={`mailto:${email}`}>{words}</Link> }}
              />
            </Text>
          </Stack>
        )}
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
