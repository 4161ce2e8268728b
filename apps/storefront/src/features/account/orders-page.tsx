import { useTranslate } from '@torg/i18n/react';
import { Heading, Text } from '@torg/ui';

/** What a customer has ordered. */
export function OrdersPage() {
  const t = useTranslate();
  return (
    <>
      <Heading level={1}>{t('account.orders.heading')}</Heading>
      <Text>{t('account.orders.text')}</Text>
    </>
  );
}
