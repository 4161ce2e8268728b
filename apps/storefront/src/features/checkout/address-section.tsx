import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Checkbox, Columns, Heading, TextField } from '@torg/ui';
import { useCheckout } from './checkout-context.ts';
import * as styles from './checkout.css.ts';

/** Who is billed, and where the goods go where that is somewhere else. */
export const AddressSection = observer(function AddressSection() {
  const t = useTranslate();
  const { store, field } = useCheckout();
  return (
    <section className={styles.section} aria-labelledby="checkout-address">
      <Heading level={2} size="m" id="checkout-address">
        {store.hasOtherAddress ? t('checkout.address.billing') : t('checkout.address.heading')}
      </Heading>
      <Columns phone={1} tablet={2} space="m">
        <TextField
          {...field('billingAddress.firstName')}
          autoComplete="given-name"
          label={t('checkout.firstName')}
          required
        />
        <TextField
          {...field('billingAddress.lastName')}
          autoComplete="family-name"
          label={t('checkout.lastName')}
          required
        />
        <TextField
          {...field('billingAddress.addressLine1')}
          autoComplete="address-line1"
          label={t('checkout.addressLine1')}
          required
        />
        <TextField {...field('billingAddress.careOf')} autoComplete="address-line2" label={t('checkout.careOf')} />
        <TextField
          {...field('billingAddress.mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t('checkout.mobile')}
          hint={t('checkout.mobile.hint')}
        />
        <TextField {...field('billingAddress.entryCode')} autoComplete="off" label={t('checkout.entryCode')} />
      </Columns>
      <Checkbox
        id="otherAddress"
        name="otherAddress"
        label={t('checkout.otherAddress')}
        checked={store.hasOtherAddress}
        onChange={() => {}}
      />
      {store.hasOtherAddress && <ShippingAddress />}
    </section>
  );
});

const ShippingAddress = observer(function ShippingAddress() {
  const t = useTranslate();
  const { store, field } = useCheckout();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('checkout.otherAddress.heading')}</legend>
      <Columns phone={1} tablet={2} space="m">
        {store.customerType === 'ORGANIZATION' && (
          <TextField
            {...field('shippingAddress.company')}
            autoComplete="shipping organization"
            label={t('checkout.company')}
            required
          />
        )}
        <TextField
          {...field('shippingAddress.firstName')}
          autoComplete="shipping given-name"
          label={t('checkout.firstName')}
          required
        />
        <TextField
          {...field('shippingAddress.lastName')}
          autoComplete="shipping family-name"
          label={t('checkout.lastName')}
          required
        />
        <TextField
          {...field('shippingAddress.addressLine1')}
          autoComplete="shipping address-line1"
          label={t('checkout.addressLine1')}
          required
        />
        <TextField
          {...field('shippingAddress.zip')}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={10}
          label={t('checkout.zip')}
          required
        />
        <TextField
          {...field('shippingAddress.city')}
          autoComplete="shipping address-level2"
          label={t('checkout.city')}
          required
        />
        <TextField {...field('shippingAddress.entryCode')} autoComplete="off" label={t('checkout.entryCode')} />
      </Columns>
    </fieldset>
  );
});
