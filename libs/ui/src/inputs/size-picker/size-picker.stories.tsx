import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
  render: function Render({ sizes, soldOut, hasError, defaultValue, onChange, ...args }) {
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
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { defaultValue: undefined } };
export const WithError: Story = {
  args: { defaultValue: undefined, hasError: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const group = canvas.getByRole('radiogroup', { name: t.size });
    await expect(group).toHaveAccessibleDescription(`${t.sizeError} ${t.sizeHint}`);
  },
};
export const AllSoldOut: Story = { args: { defaultValue: undefined, soldOut: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] } };
export const ManySizes: Story = { args: { sizes: Array.from({ length: 34 }, (_, index) => String(18 + index)) } };
export const LongestTexts: Story = { globals: { locale: 'longest' }, args: { hasError: true } };

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
