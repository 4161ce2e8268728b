import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inState, statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { SizePicker, type SizePickerProps } from './size-picker.tsx';

interface Args extends SizePickerProps {
  sizes: readonly string[];
  soldOut: readonly string[];
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/SizePicker',
  component: SizePicker,
  args: { sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'], soldOut: ['XS', 'L'], onChange: fn(), defaultValue: 'M' },
  render: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const ManySizes: Story = { args: { sizes: Array.from({ length: 34 }, (_, index) => String(18 + index)) } };
export const LongestTexts: Story = {
  globals: { locale: 'longest' },
  args: { hasError: true, defaultValue: undefined },
};

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'M' })).toHaveFocus();
    // L is sold out: the arrow passes over it.
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('XL');
    await expect(canvas.getByRole('radio', { name: /^L/ })).toBeDisabled();
  },
};
export const States: Story = {
  render: statesOf(Shown, {
    'Nothing chosen': { defaultValue: undefined },
    Invalid: { defaultValue: undefined, hasError: true },
    'All sold out': { defaultValue: undefined, soldOut: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  }),
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals.locale);
    const group = inState(canvasElement, 'Invalid').getByRole('radiogroup', { name: t.size });
    await expect(group).toHaveAccessibleDescription(`${t.sizeError} ${t.sizeHint}`);
  },
};

function Shown({ sizes, soldOut, hasError, defaultValue, onChange, ...args }: Args) {
  const t = useTexts();
  const [value, setValue] = useState(defaultValue ?? null);
  return (
    <SizePicker
      {...worded(
        {
          legend: t.size,
          hint: t.sizeHint,
          error: hasError ? t.sizeError : undefined,
          soldOutLabel: t.soldOut,
          options: sizes.map((size) => ({
            value: size,
            label: size,
            isSoldOut: soldOut.includes(size),
            note: size === 'XL' ? t.oneLeft : undefined,
          })),
        },
        args,
      )}
      value={value}
      onChange={(size) => {
        setValue(size);
        onChange?.(size);
      }}
    />
  );
}
