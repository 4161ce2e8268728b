import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { DescriptionList, Heading } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { ChangePasswordSection } from './change-password-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';

/** Who is signed in, and the way out. */
export const SettingsPage = observer(function SettingsPage() {
  const t = useTranslate();
  const { stores } = useScope();
  const { user } = stores.session;
  return (
    <>
      <Heading level={1}>{t('account.settings.heading')}</Heading>
      {user && <DescriptionList items={[{ term: t('account.email'), value: user.email }]} />}
      <SignOutForm />
      <ProfileForm />
      <ChangePasswordSection />
    </>
  );
});
