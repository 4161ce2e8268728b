import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inState, statesOf } from '../../testing/state-grid.tsx';
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
export const LongestTexts: Story = {
  args: { hasHint: true, hasError: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};

/** For a guide to show alone: its grid is what is tested. */
export const WithHint: Story = { tags: ['!autodocs', '!test'], args: { hasHint: true } };
export const States: Story = {
  render: statesOf(Shown, {
    Checked: { defaultChecked: true },
    // Stands over other boxes, some of which are ticked.
    Indeterminate: { isIndeterminate: true },
    Invalid: { hasHint: true, hasError: true },
    Disabled: { disabled: true },
    'Disabled and checked': { disabled: true, defaultChecked: true },
  }),
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals.locale);
    const boxIn = (state: string) => inState(canvasElement, state).getByRole('checkbox');
    await expect(boxIn('Indeterminate')).toBePartiallyChecked();
    await expect(boxIn('Invalid')).toBeInvalid();
    await expect(boxIn('Invalid')).toHaveAccessibleDescription(`${t.termsError} ${t.termsHint}`);
  },
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
