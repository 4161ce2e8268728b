import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Button, Checkbox, VisuallyHidden } from '@torg/ui';
import { AddressFields, type AddressField, type AddressSection as AddressOwner } from '@torg/ui/checkout';
import { useScope } from '../../scope/scope-context.tsx';
import { AddressChoice } from './address-choice.tsx';
import { useCheckout } from './checkout-context.ts';
import type { CheckoutFieldName } from './checkout-fields.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { isMailed } from './mailed-delivery.tsx';
import { StepSection } from './step-section.tsx';

type FieldNames = Readonly<Partial<Record<AddressField, CheckoutFieldName>>>;

const billed: FieldNames = {
  postalCode: 'billingAddress.zip',
  city: 'billingAddress.city',
  firstName: 'billingAddress.firstName',
  lastName: 'billingAddress.lastName',
  street: 'billingAddress.addressLine1',
  street2: 'billingAddress.addressLine2',
  careOf: 'billingAddress.careOf',
  entryCode: 'billingAddress.entryCode',
  phone: 'billingAddress.mobile',
};

const delivered: FieldNames = {
  postalCode: 'shippingAddress.zip',
  city: 'shippingAddress.city',
  firstName: 'shippingAddress.firstName',
  lastName: 'shippingAddress.lastName',
  street: 'shippingAddress.addressLine1',
  street2: 'shippingAddress.addressLine2',
  entryCode: 'shippingAddress.entryCode',
};

const deliveredToCompany: FieldNames = { ...delivered, company: 'shippingAddress.company' };

const required: readonly AddressField[] = ['postalCode', 'city', 'company', 'firstName', 'lastName', 'street'];

/** Where the goods go and who is billed; somewhere else where that is wanted. The postal code comes first: choices hang on it. */
export const AddressSection = observer(function AddressSection() {
  const t = useTranslate();
  const { store } = useCheckout();
  const isOrganisation = store.customerType === 'ORGANIZATION';
  const isBilledAlone = isMailed(store);
  return (
    <StepSection step="address">
      <AddressChoice name="billingAddress" />
      <Address
        section="billing"
        names={billed}
        legend={
          store.hasOtherAddress || isBilledAlone ? (
            t('checkout.address.billing')
          ) : (
            <VisuallyHidden>{t('checkout.address.heading')}</VisuallyHidden>
          )
        }
      />
      {!isBilledAlone && (
        <Checkbox
          id="otherAddress"
          name="otherAddress"
          label={t('checkout.otherAddress')}
          checked={store.hasOtherAddress}
          onChange={() => {}}
        />
      )}
      {store.hasOtherAddress && !isBilledAlone && (
        <>
          <AddressChoice name="shippingAddress" />
          <Address
            key={store.customerType}
            section="shipping"
            names={isOrganisation ? deliveredToCompany : delivered}
            legend={t('checkout.otherAddress.heading')}
          />
        </>
      )}
      <noscript>
        <Button type="submit" name="step" value="update" variant="secondary">
          {t('checkout.delivery.update')}
        </Button>
      </noscript>
    </StepSection>
  );
});

interface AddressProps {
  section: AddressOwner;
  names: FieldNames;
  legend: ReactNode;
}

/** The fields of an address by the names that the API has for them. */
const Address = observer(function Address({ section, names, legend }: AddressProps) {
  const t = useTranslate();
  const scope = useScope();
  const { field } = useCheckout();
  const fields = Object.entries(names).map(([part, name]) => [part, field(name)] as const);
  const labels: Record<AddressField, string> = {
    postalCode: t('checkout.zip'),
    city: t('checkout.city'),
    company: t('checkout.company'),
    name: '',
    firstName: t('checkout.firstName'),
    lastName: t('checkout.lastName'),
    street: t('checkout.addressLine1'),
    street2: t('checkout.addressLine2'),
    careOf: t('checkout.careOf'),
    entryCode: t('checkout.entryCode'),
    phone: t('checkout.mobile'),
  };
  return (
    <AddressFields
      section={section}
      legend={legend}
      names={names}
      labels={Object.fromEntries(Object.entries(labels).filter(([part]) => part in names))}
      defaultValues={Object.fromEntries(fields.map(([part, { defaultValue }]) => [part, defaultValue]))}
      errors={Object.fromEntries(fields.map(([part, { error }]) => [part, error]))}
      hints={{ phone: t('checkout.mobile.hint') }}
      required={required}
      toggles={{
        street2: t('checkout.addressLine2.add'),
        careOf: t('checkout.careOf.add'),
        entryCode: t('checkout.entryCode.add'),
      }}
      countryCode={callingCodes[deliveryCountry(scope)]}
    />
  );
});

const callingCodes: Readonly<Record<string, string>> = { SE: '+46', NO: '+47' };
