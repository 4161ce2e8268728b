import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';

interface Args extends Partial<AddressFieldsProps> {
  isFilled?: boolean;
  isForCompany?: boolean;
  hasErrors?: boolean;
  hasFoundCity?: boolean;
  hasSecondLine?: boolean;
}

const meta: Meta<Args> = {
  title: 'Checkout/AddressFields',
  component: AddressFields as ComponentType<Args>, // the texts bring what an Args may lack
  args: { section: 'shipping', onChange: fn(), onBlur: fn() },
  render: function Render({ isFilled, isForCompany, hasErrors, hasFoundCity, hasSecondLine, ...args }) {
    const t = useCheckoutTexts();
    const { company, ...shared } = t.addressLabels;
    const ofPersons = hasSecondLine ? { ...shared, street2: t.secondLine.label } : shared;
    return (
      <AddressFields
        legend={args.section === 'billing' ? t.billing : t.shipping}
        section="shipping"
        labels={isForCompany ? { company, ...ofPersons } : ofPersons}
        defaultValues={isFilled ? t.address : undefined}
        errors={hasErrors ? { street: t.streetError, postalCode: t.postalCodeError, phone: t.phoneError } : undefined}
        hints={{ phone: t.phoneHint }}
        foundCity={hasFoundCity ? t.city : undefined}
        countryCode={t.countryCode}
        toggles={{ street2: t.secondLine.toggle, careOf: t.careOfToggle }}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    const street = canvas.getByRole('textbox', { name: t.addressLabels.street });
    await expect(street).toHaveAttribute('autocomplete', 'shipping address-line1');
    await userEvent.type(street, 'S');
    await expect(args.onChange).toHaveBeenLastCalledWith('street', 'S');
    await userEvent.clear(street);
    street.blur();
    await expect(args.onBlur).toHaveBeenLastCalledWith('street');
    await expect(canvas.getByLabelText(t.addressLabels.careOf)).not.toBeVisible();
  },
};
export const Filled: Story = { args: { isFilled: true, hasFoundCity: true } };
export const SecondLine: Story = {
  args: { hasSecondLine: true, isFilled: true, hasFoundCity: true },
  play: async ({ canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale).secondLine;
    const line = canvas.getByLabelText(t.label);
    await expect(line).not.toBeVisible();
    await userEvent.click(canvas.getByText(t.toggle));
    await expect(line).toHaveAttribute('autocomplete', 'shipping address-line2');
    await userEvent.type(line, t.written);
  },
};
export const Billing: Story = { args: { section: 'billing', isForCompany: true, isFilled: true } };
export const WithErrors: Story = {
  args: { hasErrors: true },
  play: async ({ canvas, globals }) => {
    const t = checkoutTextsOf(globals.locale);
    await expect(canvas.getByRole('textbox', { name: t.addressLabels.street })).toBeInvalid();
  },
};
export const OnAPhone: Story = {
  args: { isFilled: true, hasFoundCity: true },
  globals: { viewport: { value: 'phone' } },
};
export const LongestTexts: Story = {
  args: { isForCompany: true, hasErrors: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
