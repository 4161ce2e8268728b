import { useTranslate } from '@torg/i18n/react';
import { countryOf } from '../../display/country-of.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { fact, FactsSection } from '../../elements/facts-section.tsx';
import * as styles from './order-view.css.ts';

/** Who sold it and how to reach them. Norwegian VAT on what is sent there from abroad is paid by another number. */
export function SellerFacts() {
  const t = useTranslate();
  const { site, config } = useScope();
  const { name, organisationNumber, vatNumber, voecNumber, address, phone, email } = config.shop.seller;
  const voec = countryOf(site) === 'NO' ? voecNumber : undefined;
  return (
    <div className={styles.seller}>
      <FactsSection
        heading={t('order.seller.heading')}
        facts={[
          fact(t('order.seller.company'), name),
          fact(t('order.seller.organizationNumber'), organisationNumber),
          voec ? fact(t('order.seller.voecNumber'), voec) : fact(t('order.seller.vatNumber'), vatNumber),
          fact(t('order.seller.address'), address.join(', ')),
          fact(t('order.seller.phone'), phone),
          fact(t('order.seller.email'), email),
        ]}
      />
    </div>
  );
}
