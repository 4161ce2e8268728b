import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState, statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface Args extends TextFieldProps {
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { type: 'email', autoComplete: 'email' },
  render: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const LongestTexts: Story = { args: { hasError: true }, globals: { locale: 'longest' } };

/** For a guide to show alone: its grid is what is tested. */
export const WithError: Story = {
  tags: ['!autodocs', '!test'],
  args: { defaultValue: 'astrid', hasError: true },
};
export const States: Story = {
  render: statesOf(Shown, {
    Filled: { defaultValue: 'astrid.lindqvist@exempel.se' },
    Required: { required: true },
    Invalid: { hasError: true, defaultValue: 'astrid' },
    'Read only': { readOnly: true, defaultValue: 'astrid.lindqvist@exempel.se' },
    Disabled: { disabled: true },
  }),
  play: async ({ canvasElement, globals, userEvent }) => {
    const t = textsOf(globals.locale);
    const fieldIn = (state: string) => inState(canvasElement, state).getByRole('textbox');
    await expect(fieldIn('Invalid')).toBeInvalid();
    await expect(fieldIn('Invalid')).toHaveAccessibleDescription(`${t.emailError} ${t.emailHint}`);
    // The form is not sent without it, and a screen reader says so.
    await expect(fieldIn('Required')).toBeRequired();
    // It can be read, reached and copied, but not changed.
    const written = fieldIn('Read only');
    await userEvent.type(written, 'x');
    await expect(written).toHaveFocus();
    await expect(written).toHaveValue('astrid.lindqvist@exempel.se');
    await expect(getComputedStyle(written).borderTopStyle).toBe('dashed');
    written.blur();
  },
};

function Shown({ hasError, ...args }: Args) {
  const t = useTexts();
  return (
    <TextField {...worded({ label: t.email, hint: t.emailHint, error: hasError ? t.emailError : undefined }, args)} />
  );
}
