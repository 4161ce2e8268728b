import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { formatMoney, type Order, type VatView } from '@torg/commerce-sdk/domain';
import type { OrderConfirmation } from '@torg/commerce-sdk/extensions';
import { formatDate } from '@torg/i18n';
import { RichText, useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Badge, Heading, Inline, Link, PostalAddress, Stack, SummaryTable, Text } from '@torg/ui';
import { addressLines } from '../../display/address-lines.ts';
import { countryOf } from '../../display/country-of.ts';
import { isOrganizations } from '../../display/is-organizations.ts';
import { isWithdrawable, isWithdrawnWhole } from '../../display/is-withdrawable.ts';
import { orderSums } from '../../display/order-sums.ts';
import { BoughtLines } from '../../elements/bought-lines.tsx';
import { fact, FactsSection } from '../../elements/facts-section.tsx';
import { WithdrawnFacts } from '../../elements/withdrawn-facts.tsx';
import { orderQuery } from '../../queries/orders-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { OrderActions } from './order-actions.tsx';
import * as styles from './order-page.css.ts';
import { OrderTracking } from './order-tracking.tsx';
import { dayOf, orderName, standingTones } from './order-words.ts';

/** One order: how it stands, where its parcels are, what was bought and paid, and what can be done about it. */
export const OrderPage = observer(function OrderPage({ orderId }: { orderId: number }) {
  const t = useTranslate();
  const scope = useScope();
  const { data } = useQuery(orderQuery(scope, orderId));
  if (!data) return null;
  const { order, agreed, withdrawal } = data;
  // What was gone back on as a whole is neither cancelled nor gone back on once more.
  const isWithdrawn = isWithdrawnWhole(withdrawal);
  const standing = isWithdrawn && order.state !== 'cancelled' ? 'withdrawn' : order.state;
  const withdrawnAt = isWithdrawn ? (withdrawal?.received.at(-1)?.receivedAt ?? null) : null;
  const isLeft = isWithdrawable(withdrawal);
  const isOrganization = isOrganizations({ agreed, withdrawal, billingAddress: order.billingAddress });
  return (
    <Stack space="xl">
      <Stack space="s">
        <Link href={href(scope.site.locale, 'accountOrders', {})} isStandalone>
          {t('orders.order.back')}
        </Link>
        <Heading level={1}>{orderName(order, t)}</Heading>
        <Inline space="s">
          <Badge tone={standingTones[standing]}>{t(`orders.order.state.${standing}`)}</Badge>
          <Text tone="soft">{dayOf(order.createdAt, scope)}</Text>
        </Inline>
        <OrderActions
          order={order}
          receipt={agreed?.receiptUrl ?? null}
          isBilled={agreed?.isBilled ?? false}
          isCancellable={!isWithdrawn && (agreed?.isCancellable ?? false)}
          isWithdrawable={isLeft && !isOrganization}
        />
      </Stack>
      <WithdrawnFacts withdrawal={withdrawal} />
      <OrderTracking order={order} withdrawnAt={withdrawnAt} />
      <Contents order={order} vatView={isOrganization ? 'exVat' : 'incVat'} />
      <Refunds order={order} />
      {!isOrganization && <ReturnInstructions order={order} isTold={!isLeft} />}
      <Facts order={order} agreed={agreed} />
    </Stack>
  );
});

function Contents({ order: { cart, payments }, vatView }: { order: Order; vatView: VatView }) {
  const t = useTranslate();
  const { site } = useScope();
  if (!cart) return null;
  const viewer = { locale: site.locale, vatView, t } as const;
  const paymentName = payments.map(({ name }) => name).join(', ');
  const isPaid = payments.every((payment) => payment.isPaid);
  return (
    <section>
      <Stack space="m">
        <Heading level={2} size="m">
          {t('order.lines')}
        </Heading>
        <BoughtLines cart={cart} viewer={viewer} />
        <SummaryTable rows={orderSums(cart, { ...viewer, paymentName, isPaid })} />
      </Stack>
    </section>
  );
}

interface ReturnInstructionsProps {
  order: Order;
  /** Whether all of it was gone back on, so that nothing is left to tell the shop. */
  isTold: boolean;
}

/** How goods come back, for a consumer who has gone back on them or means to. */
function ReturnInstructions({ order: { state, publicId, orderId }, isTold }: ReturnInstructionsProps) {
  const t = useTranslate();
  const { site, config } = useScope();
  if (state === 'cancelled' || config.api.extensions === null) return null;
  return (
    <section>
      <Stack space="s">
        <Heading level={2} size="m">
          {t('orders.order.returns')}
        </Heading>
        <ol className={styles.steps}>
          {!isTold && (
            <li>
              <RichText
                id="orders.order.returns.tell"
                values={{
                  link: (words) => <Link href={href(site.locale, 'withdraw', {}, { order: publicId })}>{words}</Link>,
                }}
              />
            </li>
          )}
          <li>{t('orders.order.returns.pack', { number: String(orderId ?? '') })}</li>
          <li>
            {t('orders.order.returns.send', {
              address: [config.shop.seller.name, ...config.shop.seller.address].join(', '),
            })}
          </li>
          <li>{t('orders.order.returns.money')}</li>
        </ol>
      </Stack>
    </section>
  );
}

/** Money that went back, and where to. */
function Refunds({ order: { refunds, currency } }: { order: Order }) {
  const t = useTranslate();
  const scope = useScope();
  const money = (minor: number) => formatMoney(minor, { currency, language: scope.site.locale });
  return (
    <FactsSection
      heading={t('orders.order.refunds')}
      facts={refunds.map(({ createdAt, total, isToBalance, reason }) =>
        fact(
          dayOf(createdAt, scope),
          [money(total), isToBalance ? t('orders.order.toBalance') : '', reason].filter(Boolean).join(' · '),
        ),
      )}
    />
  );
}

function Facts({ order, agreed }: { order: Order; agreed: OrderConfirmation | null }) {
  const t = useTranslate();
  const { site } = useScope();
  const { payments, shippingAddress, billingAddress, customerOrderNumber, goodsLabel, message, parcels } = order;
  const { desiredDeliveryDate } = order;
  const country = countryOf(site);
  return (
    <>
      <FactsSection
        heading={t('order.delivery.heading')}
        facts={[
          fact(t('order.delivery.way'), agreed?.shippingName ?? parcels[0]?.name),
          fact(t('order.delivery.place'), agreed?.pickupPoint),
          fact(t('order.delivery.time'), agreed?.deliveryTime),
          fact(t('order.delivery.wished'), desiredDeliveryDate && formatDate(desiredDeliveryDate, site.locale)),
        ]}
      >
        {shippingAddress && (
          <PostalAddress heading={t('order.delivery.address')} lines={addressLines(shippingAddress, country)} />
        )}
      </FactsSection>
      <FactsSection
        heading={t('order.payment.heading')}
        facts={[
          fact(t('order.payment.way'), payments.map(({ name }) => name).join(', ')),
          fact(t('order.payment.organizationNumber'), agreed?.organizationNumber),
        ]}
      >
        {billingAddress && (
          <PostalAddress heading={t('order.payment.address')} lines={addressLines(billingAddress, country)} />
        )}
      </FactsSection>
      <FactsSection
        heading={t('order.reference.heading')}
        facts={[
          fact(t('order.reference.orderNumber'), customerOrderNumber),
          fact(t('order.reference.reference'), goodsLabel),
          fact(t('order.reference.message'), message),
        ]}
      />
    </>
  );
}
