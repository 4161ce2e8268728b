import { useTranslate } from '@torg/i18n/react';
import { Heading, Stack, Text } from '@torg/ui';
import type { Confirmation } from './confirmation.ts';
import * as styles from './order-view.css.ts';

/** What happens after the purchase, in its order. */
export function NextSteps({ confirmation: { agreed } }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const steps = [
    agreed ? t('order.next.mail', { email: agreed.email }) : t('order.next.mailUnnamed'),
    agreed?.isBilled && agreed.receiptUrl ? t('order.next.bill') : null,
    agreed?.pickupPoint ? t('order.next.parcelAt', { place: agreed.pickupPoint }) : t('order.next.parcel'),
    agreed?.deliveryTime ? t('order.next.time', { time: agreed.deliveryTime }) : null,
  ];
  return (
    <section className={styles.onScreen}>
      <Stack space="s">
        <Heading level={2} size="m">
          {t('order.next.heading')}
        </Heading>
        <ol className={styles.steps}>
          {steps.map(
            (step) =>
              step && (
                <li key={step}>
                  <Text as="span">{step}</Text>
                </li>
              ),
          )}
        </ol>
      </Stack>
    </section>
  );
}
