import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Heading } from '../../typography/heading/heading.tsx';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { paymentChoices } from '../../testing/checkout/payment-choices.tsx';
import { PaymentOptions, type PaymentOptionsProps } from './payment-options.tsx';

interface Args extends Partial<PaymentOptionsProps> {
  hasError?: boolean;
  hasFieldError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Checkout/PaymentOptions',
  component: PaymentOptions as ComponentType<Args>, // the texts bring what an Args may lack
  args: { onChange: fn() },
  // Written out as JSX, the elements in the options would bring React's whole tree with them, and the page would hang.
  parameters: { docs: { source: { type: 'code' } } },
  render: function Render({ hasError, hasFieldError, ...args }) {
    const t = useCheckoutTexts();
    return (
      <PaymentOptions
        name="payment"
        legend={<Heading level={2}>{t.payment}</Heading>}
        options={paymentChoices(t, hasFieldError ? t.identityError : undefined)}
        error={hasError ? t.paymentError : undefined}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    await expect(canvas.queryByText(t.appPayment)).not.toBeVisible();
    await userEvent.click(canvas.getByText(t.payments.app[0]));
    await expect(args.onChange).toHaveBeenLastCalledWith('app');
    await expect(canvas.getByText(t.appPayment)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText(t.appPayment)).not.toBeVisible();
    await expect(canvas.getByText(t.cardForm)).toBeVisible();
  },
};
export const Chosen: Story = { args: { defaultValue: 'app' } };
/** What the invoice asks for opens under it; its fee was seen before. */
export const WithAField: Story = {
  args: { defaultValue: 'invoice' },
  play: async ({ canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: t.identity })).toHaveFocus();
  },
};
export const WithAFieldInError: Story = { args: { defaultValue: 'invoice', hasFieldError: true } };
export const WithError: Story = { args: { hasError: true } };
/** The order is being placed. */
export const Disabled: Story = { args: { defaultValue: 'card', isDisabled: true } };
export const OnAPhone: Story = { args: { defaultValue: 'card' }, globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = {
  args: { hasError: true, defaultValue: 'invoice' },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
