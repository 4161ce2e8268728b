import { useTranslate } from '@torg/i18n/react';
import type { Confirmation } from './confirmation.ts';
import { fact, FactsSection } from './facts-section.tsx';
import { PostalAddress } from './postal-address.tsx';

/** How it is paid, and by whom. */
export function PaymentFacts({ confirmation: { agreed, order, placed } }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const names = order?.payments.map(({ name }) => name).join(', ');
  return (
    <FactsSection
      heading={t('order.payment.heading')}
      facts={[
        fact(t('order.payment.way'), names || agreed?.paymentName),
        fact(t('order.payment.address'), placed?.billingAddress && <PostalAddress address={placed.billingAddress} />),
      ]}
    />
  );
}
