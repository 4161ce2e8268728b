import { useTranslate } from '@torg/i18n/react';
import type { Confirmation } from './confirmation.ts';
import { fact, FactsSection } from '../../elements/facts-section.tsx';
import * as styles from './order-view.css.ts';

/** What the buyer wrote to the shop, and an organization's own references. */
export function ReferenceFacts({ confirmation: { placed } }: { confirmation: Confirmation }) {
  const t = useTranslate();
  return (
    <FactsSection
      heading={t('order.reference.heading')}
      facts={[
        fact(t('order.reference.reference'), placed?.goodsLabel),
        fact(t('order.reference.orderNumber'), placed?.customerOrderNumber),
        fact(t('order.reference.message'), placed?.message && <p className={styles.message}>{placed.message}</p>),
      ]}
    />
  );
}
