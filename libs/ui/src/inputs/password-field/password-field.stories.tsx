import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../testing/texts-of.ts';
import { inState, statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

interface Args extends PasswordFieldProps {
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { autoComplete: 'new-password' },
  render: ShownField,
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
/** What was written is shown, and the button says that it can be hidden again. */
export const Shown: Story = {
  args: { defaultValue: 'sommar-i-Småland' },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals.locale);
    const field = canvas.getByLabelText(t.passwordField);
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: `${t.passwordShow} ${t.passwordField}` }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: `${t.passwordHide} ${t.passwordField}` })).toBeVisible();
  },
};
export const LongestTexts: Story = { args: { hasError: true }, globals: { locale: 'longest' } };

export const States: Story = {
  render: statesOf(ShownField, {
    Invalid: { hasError: true },
    Disabled: { disabled: true },
  }),
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals.locale);
    const field = inState(canvasElement, 'Invalid').getByLabelText(t.passwordField);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${t.passwordError} ${t.passwordHint}`);
  },
};

function ShownField({ hasError, ...args }: Args) {
  const t = useTexts();
  return (
    <PasswordField
      {...worded(
        {
          label: t.passwordField,
          hint: t.passwordHint,
          showLabel: t.passwordShow,
          hideLabel: t.passwordHide,
          error: hasError ? t.passwordError : undefined,
        },
        args,
      )}
    />
  );
}
