import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeField } from '../../inputs/code-field/code-field.tsx';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { orderLines, orderSums } from '../../testing/checkout/order-lines.ts';
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx';

interface Args extends Partial<OrderSummaryProps> {
  isPending?: boolean;
  hasCode?: boolean;
  hasNoPictures?: boolean;
}

const meta: Meta<Args> = {
  title: 'Checkout/OrderSummary',
  component: OrderSummary as ComponentType<Args>, // the texts bring what an Args may lack
  render: function Render({ isPending, hasCode, hasNoPictures, ...args }) {
    const t = useCheckoutTexts();
    const lines = orderLines(t);
    return (
      <OrderSummary
        heading={t.summary}
        toggleLabel={t.summaryShow}
        lines={hasNoPictures ? lines.map((line) => ({ ...line, image: undefined })) : lines}
        rows={orderSums(t)}
        pendingLabel={isPending ? t.summaryPending : undefined}
        {...args}
      >
        {hasCode && <CodeField name="code" label={t.code} applyLabel={t.codeApply} toggleLabel={t.codeToggle} />}
      </OrderSummary>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = { args: { hasCode: true }, globals: { viewport: { value: 'desktop' } } };
/** A bar along the top: what it costs is in sight, the rest a press away. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    const toggle = canvas.getByRole('button', { expanded: false });
    await expect(toggle).toHaveTextContent(t.summaryShow);
    await expect(toggle).toHaveTextContent(t.sums[3][1]);
    await expect(canvas.getByText(t.orderLines[0][0])).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText(t.orderLines[0][0])).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText(t.orderLines[0][0])).not.toBeVisible();
    toggle.blur();
  },
};
export const OpenOnAPhone: Story = { args: { isOpen: true }, globals: { viewport: { value: 'phone' } } };
/** The sums are reckoned anew, after another way of delivery. */
export const Pending: Story = {
  args: { isPending: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(checkoutTextsOf(globals.locale).summaryPending);
  },
};
export const MissingPictures: Story = { args: { hasNoPictures: true }, globals: { viewport: { value: 'desktop' } } };
export const LongestTexts: Story = {
  args: { isOpen: true, hasCode: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
