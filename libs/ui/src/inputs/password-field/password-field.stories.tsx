import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../testing/texts-of.ts';
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
  render: function Render({ hasError, ...args }) {
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
  },
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
export const WithError: Story = {
  args: { hasError: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const field = canvas.getByLabelText(t.passwordField);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${t.passwordError} ${t.passwordHint}`);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongestTexts: Story = { args: { hasError: true }, globals: { locale: 'longest' } };
