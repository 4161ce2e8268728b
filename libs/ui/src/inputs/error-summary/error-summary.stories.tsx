import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';

interface Args extends ErrorSummaryProps {
  /** Shows the first of the errors alone. */
  isSingle?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/ErrorSummary',
  component: ErrorSummary,
  args: { isSingle: false },
  render: function Render({ isSingle, ...args }) {
    const t = useTexts();
    const messages = [t.emailError, t.countryError, t.deliveryError, t.termsError];
    const errors = messages.map((message, index) => ({ fieldId: `field-${index}`, message }));
    return <ErrorSummary {...worded({ title: t.fieldErrors, errors: isSingle ? errors.slice(0, 1) : errors }, args)} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.fieldErrors);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
export const OneError: Story = { args: { isSingle: true } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
