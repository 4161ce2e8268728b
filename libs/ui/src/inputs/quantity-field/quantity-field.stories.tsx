import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';

interface Args extends QuantityFieldProps {
  hasHint?: boolean;
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/QuantityField',
  component: QuantityField,
  args: { max: 10, onChange: fn(), onRefuse: fn() },
  render: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const Small: Story = { args: { size: 's', isLabelHidden: true } };
export const LongestTexts: Story = { args: { hasError: true }, globals: { locale: 'longest' } };

export const StepsToTheStockLimit: Story = {
  tags: ['!autodocs'],
  args: { max: 3, defaultValue: 2 },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const increase = canvas.getByRole('button', { name: t.increase });
    await userEvent.click(increase);
    await expect(canvas.getByRole('spinbutton', { name: t.quantity })).toHaveValue(3);
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    // A button that were disabled would drop the focus.
    await expect(increase).toHaveFocus();
    await userEvent.click(increase);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const RefusesMoreThanThereIs: Story = {
  tags: ['!autodocs'],
  args: { max: 3 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.tab();
    await expect(field).toHaveValue(1);
    await expect(args.onRefuse).toHaveBeenCalledTimes(1);
    await expect(args.onRefuse).toHaveBeenLastCalledWith('12');
    await expect(args.onChange).not.toHaveBeenCalledWith(12);
  },
};

export const States: Story = {
  render: statesOf(Shown, {
    'With a hint': { hasHint: true },
    Invalid: { hasError: true, defaultValue: 4 },
    Disabled: { isDisabled: true },
  }),
};

function Shown({ hasHint, hasError, ...args }: Args) {
  const t = useTexts();
  return (
    <QuantityField
      {...worded(
        {
          label: t.quantity,
          decreaseLabel: t.decrease,
          increaseLabel: t.increase,
          hint: hasHint ? t.quantityHint : undefined,
          error: hasError ? t.quantityError : undefined,
        },
        args,
      )}
    />
  );
}
