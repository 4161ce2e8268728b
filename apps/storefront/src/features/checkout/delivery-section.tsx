import { Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import {
  formatMoney,
  freeShippingFrom,
  linesBeyondShelf,
  readCarrierChoice,
  type Cart,
  type PickupPoint,
  type ShippingOption,
} from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Notice, VisuallyHidden } from '@torg/ui';
import { DeliveryOptions, type DeliveryOption, type PickupPointsProps } from '@torg/ui/checkout';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { distanceText } from '../../display/distance-text.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { useVatView } from '../../scope/use-vat-view.ts';
import { useCheckout } from './checkout-context.ts';
import { pickupPointName } from './checkout-fields.ts';
import { hasDeliveryZip } from './delivery-zip.ts';
import { isMailed, MailedDelivery } from './mailed-delivery.tsx';
import { StepSection } from './step-section.tsx';

/**
 * How the goods can come to where they go, as soon as its postal code is known. While nobody answers, what was offered last
 * stays to be chosen from.
 */
export const DeliverySection = observer(function DeliverySection() {
  const t = useTranslate();
  const scope = useScope();
  const { store } = useCheckout();
  const { state, shippingOptions, isChanging } = store;
  if (isMailed(store)) {
    return (
      <StepSection step="delivery">
        <MailedDelivery />
      </StepSection>
    );
  }
  const isOffered = shippingOptions.length > 0;
  const isUnreachable = state.status === 'failed';
  const isWaiting = !isOffered && !isChanging && !isUnreachable && !hasDeliveryZip(store.typed, scope);
  return (
    <StepSection step="delivery" waitingText={isWaiting ? t('checkout.delivery.waiting') : null}>
      {isUnreachable && <Unreachable />}
      {(isOffered || !isUnreachable) && <Choice />}
    </StepSection>
  );
});

const CarrierChoice = lazyPart([], async () => (await import('./carrier/carrier-choice.tsx')).CarrierChoice);

/** The list of a carrier where one is configured and comes, else the shop's own. */
function Choice() {
  const { config } = useScope();
  const isAlive = useHydrated();
  const own = <DeliveryChoice />;
  if (config.shippingWidget === null || !isAlive) return own;
  return (
    <FailureBoundary fallback={own}>
      <Suspense fallback={own}>
        <CarrierChoice address={config.shippingWidget} own={own} />
      </Suspense>
    </FailureBoundary>
  );
}

const DeliveryChoice = observer(function DeliveryChoice() {
  const t = useTranslate();
  const { store, field } = useCheckout();
  const { shippingOptions, shipping, isChanging } = store;
  const viewOf = useOptionView();
  const { error, id } = field('shippingId');
  return (
    <>
      <ChangeAnnouncement of={shippingOptions.map(({ shippingId }) => shippingId).join()}>
        {t('checkout.delivery.count', { count: shippingOptions.length })}
      </ChangeAnnouncement>
      {shippingOptions.length > 0 && !isDayKnown(store.cart) && (
        <Notice tone="info">{t('checkout.delivery.later')}</Notice>
      )}
      <DeliveryOptions
        id={id}
        name="shippingId"
        legend={<VisuallyHidden>{t('checkout.delivery.label')}</VisuallyHidden>}
        options={shippingOptions.map(viewOf)}
        value={shipping ? String(shipping.shippingId) : null}
        error={error}
        pendingLabel={isChanging ? t('checkout.delivery.loading') : undefined}
        empty={
          <Notice tone="warning" role="alert">
            {t('checkout.delivery.none')}
          </Notice>
        }
      />
    </>
  );
});

/** Puts a way of delivery in words. */
function useOptionView(): (option: ShippingOption) => DeliveryOption {
  const t = useTranslate();
  const { site } = useScope();
  const vatView = useVatView();
  const { store } = useCheckout();
  const pickupOf = usePickupView();
  const { currency = '', subTotal } = store.cart?.summary ?? {};
  return (option) => {
    const { arrival, about, pickupPoints } = readCarrierChoice(option);
    const { fee } = option;
    const limit = subTotal ? freeShippingFrom(subTotal.incVat, option.amountLeftToFreeShipping) : null;
    return {
      value: String(option.shippingId),
      name: option.name,
      time: [isDayKnown(store.cart) && arrival, about].filter(Boolean).join('. '),
      fee:
        fee.incVat === 0 ? t('checkout.delivery.free') : formatMoney(fee[vatView], { currency, language: site.locale }),
      isFree: fee.incVat === 0,
      ...(limit !== null && {
        note: t('checkout.delivery.freeFrom', {
          limit: formatMoney(limit, { currency, language: site.locale }),
          vatView,
        }),
      }),
      ...(pickupPoints.length > 0 && { pickup: pickupOf(String(option.shippingId), pickupPoints) }),
    };
  };
}

/** No carrier can name the day of goods that are made or got first. */
function isDayKnown(cart: Cart | null): boolean {
  return linesBeyondShelf(cart?.lines ?? []).length === 0;
}

const shownPickupPoints = 3;

/** The places to fetch a parcel at, for a way of delivery. */
function usePickupView(): (shippingId: string, points: readonly PickupPoint[]) => PickupPointsProps {
  const t = useTranslate();
  const { store, field } = useCheckout();
  const { error } = field('pickupPoint');
  return (shippingId, points) => {
    const name = pickupPointName(shippingId);
    const isChosen = String(store.shipping?.shippingId) === shippingId;
    return {
      name,
      legend: t('checkout.pickup.label'),
      // The field of errors is that of the way that is chosen.
      ...(isChosen && { id: 'pickupPoint', error }),
      value: (points.find(({ id }) => id === store.typed[name]) ?? points[0])?.id,
      points: points.map(({ id, name: place, address, city, distance }) => ({
        value: id,
        name: place,
        address: [address, city].filter(Boolean).join(', '),
        ...(distance !== null && { distance: distanceText(distance) }),
      })),
      visibleCount: shownPickupPoints,
      moreLabel: t('checkout.pickup.more', { count: points.length - shownPickupPoints }),
    };
  };
}

/** Nobody answered: what is typed stays, and can be sent again. */
function Unreachable() {
  const t = useTranslate();
  const { store } = useCheckout();
  return (
    <Notice tone="danger" role="alert">
      <p>{t('checkout.updateFailed')}</p>
      <Button variant="secondary" onClick={() => void store.refresh()}>
        {t('checkout.updateRetry')}
      </Button>
    </Notice>
  );
}
