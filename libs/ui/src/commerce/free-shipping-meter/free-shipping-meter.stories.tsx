import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { FreeShippingMeter, type FreeShippingMeterProps } from './free-shipping-meter.tsx';

const meta: Meta<FreeShippingMeterProps> = {
  title: 'Commerce/FreeShippingMeter',
  component: FreeShippingMeter,
  args: { value: 59, limit: 99 },
  render: function Render(args) {
    const t = useTexts();
    return (
      <FreeShippingMeter {...worded({ text: args.value >= args.limit ? t.shippingReached : t.shippingLeft }, args)} />
    );
  },
};

export default meta;
type Story = StoryObj<FreeShippingMeterProps>;

export const OnTheWay: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('progressbar', { name: t.shippingLeft })).toHaveValue(59);
  },
};
export const Empty: Story = { args: { value: 0 } };
export const Reached: Story = { args: { value: 240 } };
export const LongestTexts: Story = { globals: { locale: 'longest' } };
