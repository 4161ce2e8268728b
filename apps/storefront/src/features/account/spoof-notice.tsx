import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Notice } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';

/** Tells someone of the shop, on every page, that they see it as a customer. */
export const SpoofNotice = observer(function SpoofNotice() {
  const t = useTranslate();
  const { user } = useScope().stores.session;
  const isHydrated = useHydrated();
  if (!isHydrated || user?.spoofedBy === undefined) return null;
  return (
    <aside>
      <Notice tone="warning">{t('shell.spoofed', { name: user.spoofedBy, email: user.email })}</Notice>
    </aside>
  );
});
