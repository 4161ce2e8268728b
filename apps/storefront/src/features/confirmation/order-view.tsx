import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Box, ButtonLink, Columns, Heading, Inline, Link, Notice, Stack, SummaryTable } from '@torg/ui';
import { OrderConfirmation } from '@torg/ui/checkout';
import { purchaseRequest, type ConfirmedPurchase } from '../../navigation/confirm-address.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { isOrganizations } from '../../display/is-organizations.ts';
import { isWithdrawable, isWithdrawnWhole } from '../../display/is-withdrawable.ts';
import { CancelOrder } from '../../elements/cancel-order.tsx';
import { PrintButton } from '../../elements/print-button.tsx';
import { WithdrawnFacts } from '../../elements/withdrawn-facts.tsx';
import { BoughtLines } from '../../elements/bought-lines.tsx';
import type { Confirmation } from './confirmation.ts';
import { confirmationTitle } from './confirmation-title.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { NextSteps } from './next-steps.tsx';
import { orderDate } from './order-date.ts';
import { orderNumber } from './order-number.ts';
import { orderSums } from '../../display/order-sums.ts';
import * as styles from './order-view.css.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { OwnAccount } from './own-account.tsx';
import { paidHow } from './paid-how.ts';
import { ReferenceFacts } from './reference-facts.tsx';
import { SellerFacts } from './seller-facts.tsx';
import { WithdrawalRight } from './withdrawal-right.tsx';

/** An order that was placed: all that was agreed, what happens next, and what can be done about it. */
export function OrderView({ confirmation, ids }: { confirmation: Confirmation; ids: ConfirmedPurchase }) {
  const t = useTranslate();
  const { site } = useScope();
  const { standing, agreed, withdrawal, placed, cart } = confirmation;
  const isOrganization = isOrganizations({ agreed, withdrawal, billingAddress: placed?.billingAddress });
  const vatView = isOrganization ? 'exVat' : 'incVat';
  const viewer = { locale: site.locale, vatView, t } as const;
  const isWithdrawn = isWithdrawnWhole(withdrawal);
  const isLeft = isWithdrawable(withdrawal);
  return (
    <Stack space="xl">
      <OrderHeading confirmation={confirmation} ids={ids} />
      {standing === 'cancelled' && <Notice tone="warning">{t('order.cancelled.text')}</Notice>}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <WithdrawnFacts withdrawal={withdrawal} />
          {standing === 'placed' && !isWithdrawn && <NextSteps confirmation={confirmation} />}
          {standing === 'placed' && <DeliveryFacts confirmation={confirmation} />}
          <PaymentFacts confirmation={confirmation} />
          <ReferenceFacts confirmation={confirmation} />
          <SellerFacts />
        </div>
        {cart && (
          <Box as="section" surface="sunken" space="l">
            <Stack space="l">
              <Heading level={2} size="m">
                {t('order.lines')}
              </Heading>
              <BoughtLines cart={cart} viewer={viewer} />
              <SummaryTable rows={orderSums(cart, { ...viewer, ...paidHow(confirmation) })} />
            </Stack>
          </Box>
        )}
      </div>
      <div className={styles.onScreen}>
        <Columns tablet={2}>
          {!isOrganization && isLeft && standing !== 'cancelled' && (
            <WithdrawalRight publicId={confirmation.order?.publicId ?? ids.orderId} cartId={ids.cartId} />
          )}
          <OwnAccount agreed={agreed} ids={ids} orderId={orderNumber(confirmation) || null} />
        </Columns>
      </div>
    </Stack>
  );
}

function OrderHeading({ confirmation, ids }: { confirmation: Confirmation; ids: ConfirmedPurchase }) {
  const t = useTranslate();
  const { site, config } = useScope();
  const { agreed, withdrawal } = confirmation;
  const isCancellable = !isWithdrawnWhole(withdrawal) && (agreed?.isCancellable ?? false);
  const date = orderDate(confirmation, { locale: site.locale, timeZone: config.shop.service.timeZone });
  return (
    <OrderConfirmation
      heading={confirmationTitle(confirmation, t)}
      facts={[
        { term: t('order.number'), value: orderNumber(confirmation) },
        ...(date === null ? [] : [{ term: t('order.date'), value: date }]),
      ]}
      actions={
        <Inline space="s">
          {agreed?.receiptUrl && (
            <ButtonLink href={agreed.receiptUrl} variant="secondary" target="_blank" rel="noopener">
              {agreed.isBilled ? t('order.bill') : t('order.receipt')}
            </ButtonLink>
          )}
          <PrintButton>{t('order.print')}</PrintButton>
          <CancelOrder order={buyersIds(ids)} isCancellable={isCancellable} />
          <Link href={href(site.locale, 'home', {})} isStandalone>
            {t('order.toShop')}
          </Link>
        </Inline>
      }
    />
  );
}

/** What its buyer alone has, and so may cancel it by. */
function buyersIds(ids: ConfirmedPurchase) {
  const { id, cartId = '' } = purchaseRequest(ids);
  return { purchase: id, cart: cartId };
}
