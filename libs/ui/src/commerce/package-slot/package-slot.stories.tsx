import { useState, type ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../navigation/link/link.tsx';
import { demoOptionalSlot, demoSlot } from '../../testing/demo-package.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { PackageSlot, type PackageSlotProps } from './package-slot.tsx';

interface Args extends Partial<PackageSlotProps> {
  isOptional?: boolean;
  hasError?: boolean;
  hasSizes?: boolean;
  hasFewLeft?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/PackageSlot',
  component: PackageSlot as ComponentType<Args>, // the texts bring the rest
  args: { onChange: fn() },
  render: function Render({ isOptional, hasError, hasSizes, hasFewLeft, onChange, ...args }) {
    const t = useTexts();
    const slot = isOptional ? demoOptionalSlot(t) : demoSlot(t);
    const [value, setValue] = useState(args.value === undefined ? slot.value : args.value);
    const options = slot.options.map((option, index) => ({
      ...option,
      more: (
        <Link href="#product" isStandalone>
          {t.readMore}
        </Link>
      ),
      ...(hasSizes && {
        sizes: {
          legend: t.size,
          soldOutLabel: t.soldOut,
          name: `size-${option.value}`,
          options: ['S', 'M', 'L'].map((size) => ({ value: size, label: size, isSoldOut: size === 'L' })),
        },
      }),
      ...(hasFewLeft && index === 1 && { stock: { state: 'few-left', label: t.fewLeft } as const }),
      ...(hasFewLeft &&
        index === 2 && { isSoldOut: true, stock: { state: 'out-of-stock', label: t.outOfStock } as const }),
    }));
    return (
      <PackageSlot
        {...slot}
        {...args}
        options={options}
        error={hasError ? t.packageError : undefined}
        value={value}
        onChange={(picked) => {
          setValue(picked);
          onChange?.(picked);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const NothingPicked: Story = { args: { value: null } };
export const FewLeftAndSoldOut: Story = {
  args: { hasFewLeft: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('radio', { name: new RegExp(t.packageMugs[2] ?? '-') })).toBeDisabled();
  },
};
export const WithError: Story = {
  args: { value: null, hasError: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription(`${t.packageError} ${t.packageSlotHint}`);
    await expect(group).toBeInvalid();
  },
};
export const WithSizes: Story = { args: { hasSizes: true } };
export const Optional: Story = { args: { isOptional: true } };
export const OnAPhone: Story = { args: { hasFewLeft: true }, globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = {
  args: { hasError: true, hasFewLeft: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: new RegExp(t.packageMugs[0] ?? '-') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('m1');
  },
};
