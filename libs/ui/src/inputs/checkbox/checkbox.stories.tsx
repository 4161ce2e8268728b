import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateGrid } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

interface Args extends CheckboxProps {
  hasHint?: boolean;
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { onChange: fn(), name: 'terms' },
  render: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText(textsOf(globals.locale).terms));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
/** Stands over other boxes, some of which are ticked. */
export const Indeterminate: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const WithHint: Story = { args: { hasHint: true } };
export const WithError: Story = {
  args: { hasHint: true, hasError: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(`${t.termsError} ${t.termsHint}`);
  },
};
export const LongestTexts: Story = {
  args: { hasHint: true, hasError: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
/** At rest, under the pointer, pressed, with the focus, and as it is told to be. */
export const States: Story = {
  render: (args) => (
    <StateGrid
      of={Shown}
      args={args}
      states={{
        Rest: {},
        Hover: 'hover',
        Focus: 'focusVisible',
        Checked: { defaultChecked: true },
        Invalid: { hasError: true },
        Disabled: { disabled: true },
        'Disabled and checked': { disabled: true, defaultChecked: true },
      }}
    />
  ),
};

function Shown({ hasHint, hasError, isIndeterminate, ...args }: Args) {
  const t = useTexts();
  return (
    <Checkbox
      {...worded(
        {
          label: isIndeterminate ? t.selectAll : t.terms,
          hint: hasHint ? t.termsHint : undefined,
          error: hasError ? t.termsError : undefined,
        },
        args,
      )}
      isIndeterminate={isIndeterminate}
    />
  );
}
