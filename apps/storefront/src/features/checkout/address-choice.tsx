import type { ChangeEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Button, NativeSelect } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { choiceTexts } from './address-choices.ts';
import type { addressNames } from './address-names.ts';
import { checkoutCustomerQuery } from './checkout-query.ts';

/**
 * Fills in an address from those that the customer keeps. Whoever keeps none beside their account's own has nothing to
 * choose, and sees nothing of it. Without script a button fills it in.
 */
export const AddressChoice = observer(function AddressChoice({ name }: { name: (typeof addressNames)[number] }) {
  const t = useTranslate();
  const scope = useScope();
  // Who fills the form in asks for it.
  const { data: customer } = useQuery({ ...checkoutCustomerQuery(scope), enabled: false });
  const addresses = customer?.addresses ?? [];
  if (scope.stores.session.user === null || addresses.length < 2) return null;
  const fillIn = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const address = addresses.find(({ id }) => id === target.value);
    if (address && target.form) write(target.form, choiceTexts(name, address));
  };
  return (
    <>
      <NativeSelect
        id={`${name}.kept`}
        name={`${name}.kept`}
        label={t('checkout.addressBook')}
        placeholder={t('checkout.addressBook.choose')}
        options={addresses.map(({ id, parts: { firstName, lastName, addressLine1, city } }) => ({
          value: id,
          label: `${firstName} ${lastName}, ${addressLine1}, ${city}`,
        }))}
        onChange={fillIn}
      />
      <noscript>
        <Button type="submit" name="step" value="update" variant="secondary">
          {t('checkout.addressBook.fillIn')}
        </Button>
      </noscript>
    </>
  );
});

/** The form hears of the choice itself, and reads all of its fields then. */
function write(form: HTMLFormElement, texts: ReturnType<typeof choiceTexts>): void {
  for (const [name, text = ''] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = text;
  }
}
