import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { PaymentMarks, type PaymentMarksProps } from './payment-marks.tsx';

const meta: Meta<PaymentMarksProps> = {
  title: 'Commerce/PaymentMarks',
  component: PaymentMarks,
  render: function Render(args) {
    const t = useTexts();
    return <PaymentMarks {...worded({ label: t.paymentMarks, names: t.paymentNames }, args)} />;
  },
};

export default meta;
type Story = StoryObj<PaymentMarksProps>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('list', { name: textsOf(globals.locale).paymentMarks })).toBeVisible();
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
