import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { OrderConfirmation, type OrderConfirmationProps } from './order-confirmation.tsx';

type Args = Partial<OrderConfirmationProps>;

const meta: Meta<Args> = {
  title: 'Checkout/OrderConfirmation',
  component: OrderConfirmation as ComponentType<Args>, // the texts bring what an Args may lack
  render: function Render(args) {
    const t = useCheckoutTexts();
    const isPending = args.status === 'pending';
    return (
      <OrderConfirmation
        heading={isPending ? t.thanksPending : t.thanks}
        text={isPending ? t.pendingText : t.thanksText}
        facts={[
          { term: t.orderNumber, value: t.orderNumberValue },
          ...t.orderFacts.map(([term, value]) => ({ term, value })),
        ]}
        actions={<Button variant="secondary">{t.print}</Button>}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Confirmed: Story = {};
/** The bank has not answered yet. */
export const Pending: Story = { args: { status: 'pending' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
