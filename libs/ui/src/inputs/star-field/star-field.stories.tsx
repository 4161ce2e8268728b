import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { StarField, type StarFieldProps } from './star-field.tsx';

interface Args extends StarFieldProps {
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/StarField',
  component: StarField,
  args: { onChange: fn() },
  render: function Render({ hasError, ...args }) {
    const t = useTexts();
    return (
      <StarField
        {...worded(
          {
            legend: t.rating,
            starLabel: (stars) => t.ratingLabels[stars - 1] ?? '',
            hint: t.ratingHint,
            error: hasError ? t.ratingError : undefined,
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const NothingChosen: Story = {};
export const ChosenByPress: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.click(canvas.getByTitle(t.ratingLabels[2] ?? ''));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: t.ratingLabels[2] })).toBeChecked();
  },
};
export const FourStars: Story = { args: { defaultValue: 4 } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 4 },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: t.ratingLabels[3] })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};
export const WithError: Story = { args: { hasError: true } };
export const LongestTexts: Story = { args: { hasError: true, defaultValue: 5 }, globals: { locale: 'longest' } };
