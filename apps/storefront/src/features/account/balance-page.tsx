import { useTranslate } from '@torg/i18n/react';
import { Heading, Text } from '@torg/ui';

/** What a customer has to spend. */
export function BalancePage() {
  const t = useTranslate();
  return (
    <>
      <Heading level={1}>{t('account.balance.heading')}</Heading>
      <Text>{t('account.balance.text')}</Text>
    </>
  );
}
