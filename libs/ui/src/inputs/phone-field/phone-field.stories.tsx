import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

interface Args extends Partial<PhoneFieldProps> {
  isFilled?: boolean;
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/PhoneField',
  component: PhoneField as ComponentType<Args>, // the texts bring what an Args may lack
  render: function Render({ isFilled, hasError, ...args }) {
    const t = useCheckoutTexts();
    return (
      <PhoneField
        label={t.phone}
        hint={t.phoneHint}
        error={hasError ? t.phoneError : undefined}
        countryCode={t.countryCode}
        defaultValue={isFilled ? t.phoneExample : undefined}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const Filled: Story = { args: { isFilled: true } };
/** A number with a code of its own needs no other. */
export const FromAbroad: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    const field = canvas.getByRole('textbox', { name: t.phone });
    await expect(canvas.getByText(t.countryCode)).toBeVisible();
    await userEvent.type(field, t.phoneAbroad);
    await expect(canvas.queryByText(t.countryCode)).toBeNull();
    await expect(field).toHaveValue(t.phoneAbroad);
    field.blur();
  },
};
export const WithError: Story = { args: { isFilled: true, hasError: true } };
export const Disabled: Story = { args: { disabled: true, isFilled: true } };
export const LongestTexts: Story = { args: { hasError: true }, globals: { locale: 'longest' } };
