import { observer } from 'mobx-react-lite';
import { formatMoney, readCarrierChoice, type PickupPoint } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Columns, Heading, Notice, RadioGroup, Text, TextField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';
import { useCheckout } from './checkout-context.ts';
import { pickupPointName } from './checkout-fields.ts';
import { deliveryCountry, postalCodeIn } from './delivery-country.ts';
import * as styles from './checkout.css.ts';

/** The postal code, and how the goods can come there. */
export const DeliverySection = observer(function DeliverySection() {
  const t = useTranslate();
  const { field } = useCheckout();
  return (
    <section className={styles.section} aria-labelledby="checkout-delivery">
      <Heading level={2} size="m" id="checkout-delivery">
        {t('checkout.delivery.heading')}
      </Heading>
      <Columns phone={2} space="m">
        <TextField
          {...field('billingAddress.zip')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          label={t('checkout.zip')}
          required
        />
        <TextField
          {...field('billingAddress.city')}
          autoComplete="address-level2"
          label={t('checkout.city')}
          required
        />
      </Columns>
      <noscript>
        <Button type="submit" name="step" value="update" variant="secondary">
          {t('checkout.delivery.update')}
        </Button>
      </noscript>
      <DeliveryChoice />
    </section>
  );
});

const DeliveryChoice = observer(function DeliveryChoice() {
  const t = useTranslate();
  const scope = useScope();
  const vatView = useVatView();
  const { store, field } = useCheckout();
  const { shippingOptions, shipping, pickupPoints, cart, state, isChanging } = store;
  const { error, id } = field('shippingId');
  if (state.status === 'failed') return <Unreachable />;
  if (shippingOptions.length === 0) return <NoDelivery hasZip={hasZip(store.typed, deliveryCountry(scope))} />;
  const money = (minor: number) =>
    formatMoney(minor, { currency: cart?.summary.currency ?? '', language: scope.site.locale });
  return (
    <div className={styles.section} aria-busy={isChanging || undefined}>
      <ChangeAnnouncement of={shippingOptions.map(({ shippingId }) => shippingId).join()}>
        {t('checkout.delivery.count', { count: shippingOptions.length })}
      </ChangeAnnouncement>
      <RadioGroup
        id={id}
        name="shippingId"
        look="cards"
        legend={t('checkout.delivery.label')}
        error={error}
        value={shipping ? String(shipping.shippingId) : null}
        options={shippingOptions.map((option) => ({
          value: String(option.shippingId),
          label: option.name,
          description: describe(readCarrierChoice(option)),
          price: option.fee.incVat === 0 ? t('checkout.delivery.free') : money(option.fee[vatView]),
        }))}
      />
      {shipping && pickupPoints.length > 0 && (
        <PickupChoice key={shipping.shippingId} shippingId={String(shipping.shippingId)} points={pickupPoints} />
      )}
    </div>
  );
});

function describe({ arrival, about }: { arrival: string; about: string }): string {
  return [arrival, about].filter(Boolean).join('. ');
}

const PickupChoice = observer(function PickupChoice(props: { shippingId: string; points: readonly PickupPoint[] }) {
  const { shippingId, points } = props;
  const t = useTranslate();
  const { store, field } = useCheckout();
  const name = pickupPointName(shippingId);
  const chosen = points.find(({ id }) => id === store.typed[name]) ?? points[0];
  return (
    <RadioGroup
      id="pickupPoint"
      name={name}
      legend={t('checkout.pickup.label')}
      error={field('pickupPoint').error}
      value={chosen?.id ?? null}
      options={points.map(({ id, name: place, address, city, distance }) => ({
        value: id,
        label: place,
        description: [address, city].filter(Boolean).join(', '),
        ...(distance !== null && { price: distanceText(distance) }),
      }))}
    />
  );
});

/** Metres up to a kilometre, tenths of kilometres beyond, as both languages write them. */
function distanceText(metres: number): string {
  return metres < 1_000 ? `${Math.round(metres)} m` : `${(metres / 1_000).toFixed(1).replace('.', ',')} km`;
}

function hasZip(typed: Readonly<Partial<Record<string, string>>>, country: string): boolean {
  const zip = typed.otherAddress === undefined ? typed['billingAddress.zip'] : typed['shippingAddress.zip'];
  return postalCodeIn(country, zip ?? '') !== null;
}

const NoDelivery = observer(function NoDelivery({ hasZip: isKnown }: { hasZip: boolean }) {
  const t = useTranslate();
  const { store } = useCheckout();
  if (store.isChanging) return <Text tone="muted">{t('checkout.delivery.loading')}</Text>;
  if (!isKnown) return <Text tone="muted">{t('checkout.zip.hint')}</Text>;
  return (
    <Notice tone="warning" role="alert">
      {t('validation.noShipping')}
    </Notice>
  );
});

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
