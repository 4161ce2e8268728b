import { useTranslate } from '@torg/i18n/react';
import { PostalAddress } from '@torg/ui';
import { countryOf } from '../../display/country-of.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { addressLines } from '../../display/address-lines.ts';
import type { Confirmation } from './confirmation.ts';
import { fact, FactsSection } from '../../elements/facts-section.tsx';

/** How it is paid, and by whom. */
export function PaymentFacts({ confirmation: { agreed, order, placed } }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const { site } = useScope();
  const names = order?.payments.map(({ name }) => name).join(', ');
  return (
    <FactsSection
      heading={t('order.payment.heading')}
      facts={[
        fact(t('order.payment.way'), names || agreed?.paymentName),
        fact(t('order.payment.organizationNumber'), agreed?.organizationNumber),
      ]}
    >
      {placed?.billingAddress && (
        <PostalAddress
          heading={t('order.payment.address')}
          lines={addressLines(placed.billingAddress, countryOf(site))}
        />
      )}
    </FactsSection>
  );
}
