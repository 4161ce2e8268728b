import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Box, Button, ButtonLink, Heading, Inline, Link, Notice, Stack, SummaryTable, Text } from '@torg/ui';
import { useScope } from '../../../scope/scope-context.tsx';
import { AfterPurchase } from './after-purchase.tsx';
import type { Confirmation } from './confirmation.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { NextSteps } from './next-steps.tsx';
import { orderDate } from './order-date.ts';
import { OrderLines } from './order-lines.tsx';
import { orderNumber } from './order-number.ts';
import { orderSums } from './order-sums.ts';
import * as styles from './order-view.css.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { ReferenceFacts } from './reference-facts.tsx';

/** An order that was placed: all that was agreed, what happens next, and what can be done about it. */
export function OrderView({ confirmation }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { standing, agreed, cart } = confirmation;
  const isOrganization = agreed?.isOrganization ?? stores.customer.customerType === 'ORGANIZATION';
  const vatView = isOrganization ? 'exVat' : 'incVat';
  const viewer = { locale: site.locale, vatView, t } as const;
  return (
    <Stack space="xl">
      <OrderHeading confirmation={confirmation} />
      {standing === 'cancelled' && (
        <Notice tone="warning" title={t('order.cancelled.title')}>
          {t('order.cancelled.text')}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.facts}>
          {standing === 'placed' && <NextSteps confirmation={confirmation} />}
          <DeliveryFacts confirmation={confirmation} />
          <PaymentFacts confirmation={confirmation} />
          <ReferenceFacts confirmation={confirmation} />
        </div>
        {cart && (
          <Box as="section" surface="sunken" space="l">
            <Stack space="l">
              <Heading level={2} size="m">
                {t('order.lines')}
              </Heading>
              <OrderLines cart={cart} viewer={viewer} />
              <SummaryTable rows={orderSums(cart, { ...viewer, paymentName: paymentName(confirmation) })} />
            </Stack>
          </Box>
        )}
      </div>
      <AfterPurchase isConsumer={!isOrganization} />
    </Stack>
  );
}

function OrderHeading({ confirmation }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const { site, config } = useScope();
  const { agreed } = confirmation;
  const number = orderNumber(confirmation);
  const date = orderDate(confirmation, { locale: site.locale, timeZone: config.shop.service.timeZone });
  return (
    <Stack space="m">
      <Stack space="s">
        <Heading level={1}>{t('order.heading')}</Heading>
        <Text size="l" isStrong>
          {date ? t('order.numberAndDate', { number, date }) : t('order.number', { number })}
        </Text>
      </Stack>
      <div className={styles.onScreen}>
        <Inline space="s">
          {agreed?.receiptUrl && (
            <ButtonLink href={agreed.receiptUrl} variant="secondary" target="_blank" rel="noopener">
              {agreed.isBilled ? t('order.bill') : t('order.receipt')}
            </ButtonLink>
          )}
          <span className={styles.withScript}>
            <Button variant="secondary" onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </span>
          <Link href={href(site.locale, 'home', {})} isStandalone>
            {t('order.toShop')}
          </Link>
        </Inline>
      </div>
    </Stack>
  );
}

/** How it was paid; empty where nobody tells. */
function paymentName({ agreed, order }: Confirmation): string {
  return agreed?.paymentName ?? order?.payments.at(-1)?.name ?? '';
}
