import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { PostalCodeField, type PostalCodeFieldProps } from './postal-code-field.tsx';

interface Args extends Partial<PostalCodeFieldProps> {
  state?: 'filled' | 'pending' | 'wrong';
}

const meta: Meta<Args> = {
  title: 'Inputs/PostalCodeField',
  component: PostalCodeField as ComponentType<Args>, // the texts bring what an Args may lack
  render: function Render({ state, ...args }) {
    const t = useCheckoutTexts();
    return (
      <PostalCodeField
        label={t.postalCode}
        hint={t.postalCodeHint}
        city={state === 'filled' ? t.city : undefined}
        pendingLabel={state === 'pending' ? t.postalCodePending : undefined}
        error={state === 'wrong' ? t.postalCodeError : undefined}
        defaultValue={state && (state === 'wrong' ? '931' : t.postalCodeExample)}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const CityFound: Story = {
  args: { state: 'filled' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(checkoutTextsOf(globals.locale).city);
  },
};
export const Pending: Story = { args: { state: 'pending' } };
export const WithError: Story = { args: { state: 'wrong' } };
export const Disabled: Story = { args: { state: 'filled', disabled: true } };
export const LongestTexts: Story = {
  args: { state: 'filled' },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
