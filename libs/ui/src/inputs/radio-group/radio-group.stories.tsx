import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inState, statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

interface Args extends RadioGroupProps {
  hasDescriptions?: boolean;
  hasPrices?: boolean;
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: { name: 'delivery', onChange: fn() },
  render: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const Plain: Story = {
  args: { defaultValue: 'd0' },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('radiogroup', { name: t.delivery })).toHaveAccessibleDescription(t.deliveryHint);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: t.deliveries[0] })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('d1');
    // The last one cannot be had: the arrow passes over it, back to the first.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('d0');
  },
};
/** What each brings and costs. */
export const WithPrices: Story = {
  args: { hasDescriptions: true, hasPrices: true, defaultValue: 'd1' },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    // As written: the texts hold hard spaces.
    await userEvent.click(canvas.getByText(t.deliveryPrices[2] ?? '', { normalizer: (text) => text }));
    await expect(args.onChange).toHaveBeenLastCalledWith('d2');
  },
};
export const LongestTexts: Story = {
  args: { hasDescriptions: true, hasPrices: true, hasError: true, defaultValue: 'd0' },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
export const States: Story = {
  render: statesOf(Shown, {
    Chosen: { defaultValue: 'd1' },
    Invalid: { hasError: true },
  }),
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals.locale);
    const group = inState(canvasElement, 'Invalid').getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription(`${t.deliveryError} ${t.deliveryHint}`);
    await expect(group).toBeInvalid();
  },
};

function Shown({ hasDescriptions, hasPrices, hasError, ...args }: Args) {
  const t = useTexts();
  return (
    <RadioGroup
      {...worded(
        {
          legend: t.delivery,
          hint: t.deliveryHint,
          error: hasError ? t.deliveryError : undefined,
          options: t.deliveries.map((label, index) => ({
            value: `d${index}`,
            label,
            description: hasDescriptions ? t.deliveryDescriptions[index] : undefined,
            price: hasPrices ? t.deliveryPrices[index] : undefined,
            isDisabled: index === 3,
          })),
        },
        args,
      )}
    />
  );
}
