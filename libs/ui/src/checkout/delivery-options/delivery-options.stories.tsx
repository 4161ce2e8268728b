import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Notice } from '../../feedback/notice/notice.tsx';
import { Heading } from '../../typography/heading/heading.tsx';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { deliveryChoices } from '../../testing/checkout/delivery-choices.ts';
import { DeliveryOptions, type DeliveryOptionsProps } from './delivery-options.tsx';

interface Args extends Partial<DeliveryOptionsProps> {
  hasError?: boolean;
  isPending?: boolean;
  hasNone?: boolean;
  hasUnavailable?: boolean;
}

const meta: Meta<Args> = {
  title: 'Checkout/DeliveryOptions',
  component: DeliveryOptions as ComponentType<Args>, // the texts bring what an Args may lack
  args: { onChange: fn() },
  render: function Render({ hasError, isPending, hasNone, hasUnavailable, ...args }) {
    const t = useCheckoutTexts();
    const all = deliveryChoices(t, ['pickup', 'mailbox', 'home', 'locker', 'store']);
    const last = all.length - 1;
    const options = all.map((option, index) =>
      hasUnavailable && index === last ? { ...option, note: t.deliveryNote, isDisabled: true } : option,
    );
    return (
      <DeliveryOptions
        name="delivery"
        legend={<Heading level={2}>{t.delivery}</Heading>}
        options={hasNone ? [] : options}
        hint={hasNone ? undefined : t.deliveryHint}
        error={hasError ? t.deliveryError : undefined}
        pendingLabel={isPending ? t.deliveryPending : undefined}
        empty={
          <Notice tone="warning" title={t.deliveryEmpty}>
            {t.deliveryEmptyText}
          </Notice>
        }
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const NothingChosen: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(checkoutTextsOf(globals.locale).pickupPoints[0][0])).not.toBeVisible();
  },
};
/** The nearest point is chosen already; the others are a press away. */
export const PickupPoints: Story = {
  args: { defaultValue: 'pickup' },
  play: async ({ canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${t.pickupPoints[0][0]}`) })).toBeChecked();
    await expect(canvas.getByText(t.pickupPoints[4][0])).not.toBeVisible();
    await userEvent.click(canvas.getByText(t.pickupMore));
    await userEvent.click(canvas.getByText(t.pickupPoints[4][0]));
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${t.pickupPoints[4][0]}`) })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${t.deliveries.pickup[0]}`) })).toBeChecked();
  },
};
export const Chosen: Story = {
  args: { defaultValue: 'mailbox' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    await userEvent.click(canvas.getByText(t.deliveries.mailbox[0]));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pickup');
    await expect(canvas.getByRole('radiogroup', { name: t.pickupLegend })).toBeVisible();
    await userEvent.click(canvas.getByText(t.deliveries.home[0]));
    await expect(args.onChange).toHaveBeenLastCalledWith('home');
    (document.activeElement as HTMLElement).blur(); // a radio
  },
};
export const WithError: Story = {
  args: { hasError: true },
  play: async ({ canvas, globals }) => {
    const t = checkoutTextsOf(globals.locale);
    await expect(canvas.getByRole('radiogroup', { name: t.delivery })).toBeInvalid();
  },
};
/** One cannot be had, and says why. */
export const Unavailable: Story = { args: { hasUnavailable: true, defaultValue: 'mailbox' } };
/** The postal code was changed: what is there may no longer hold, and can be used until it is known. */
export const PendingAnew: Story = {
  args: { isPending: true, defaultValue: 'mailbox' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(checkoutTextsOf(globals.locale).deliveryPending);
  },
};
export const Pending: Story = { args: { isPending: true, hasNone: true } };
export const Empty: Story = { args: { hasNone: true } };
/** The docs have no phone. */
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'pickup' },
  globals: { viewport: { value: 'phone' } },
};
export const LongestTexts: Story = {
  args: { hasError: true, hasUnavailable: true, defaultValue: 'pickup' },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
