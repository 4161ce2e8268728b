import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { IdentityField, type IdentityFieldProps } from './identity-field.tsx';

interface Args extends Partial<IdentityFieldProps> {
  isForCompany?: boolean;
  isFilled?: boolean;
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/IdentityField',
  component: IdentityField as ComponentType<Args>, // the texts bring what an Args may lack
  render: function Render({ isForCompany, isFilled, hasError, ...args }) {
    const t = useCheckoutTexts();
    return (
      <IdentityField
        label={isForCompany ? t.organization : t.identity}
        hint={isForCompany ? t.organizationHint : t.identityHint}
        error={hasError ? t.identityError : undefined}
        defaultValue={isFilled ? t.identityExample : undefined}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Person: Story = {
  play: async ({ canvas, globals }) => {
    const t = checkoutTextsOf(globals.locale);
    const field = canvas.getByRole('textbox', { name: t.identity });
    // Keys for figures on a phone, and nothing for the next user of the browser to find.
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAccessibleDescription(t.identityHint);
  },
};
export const Organization: Story = { args: { isForCompany: true } };
export const Filled: Story = { args: { isFilled: true } };
export const WithError: Story = { args: { isFilled: true, hasError: true } };
export const Disabled: Story = { args: { isFilled: true, disabled: true } };
export const LongestTexts: Story = {
  args: { hasError: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
