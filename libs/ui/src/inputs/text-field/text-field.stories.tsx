import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateGrid } from '../../testing/state-grid.tsx';
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
export const WithError: Story = {
  args: { defaultValue: 'astrid', hasError: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${t.emailError} ${t.emailHint}`);
  },
};
/** The form is not sent without it, and a screen reader says so. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};
/** It can be read, reached and copied, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'astrid.lindqvist@exempel.se' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'x');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('astrid.lindqvist@exempel.se');
    await expect(getComputedStyle(field).borderTopStyle).toBe('dashed');
  },
};
export const LongestTexts: Story = { args: { hasError: true }, globals: { locale: 'longest' } };
/** At rest, under the pointer, pressed, with the focus, and as it is told to be. */
export const States: Story = {
  render: (args) => (
    <StateGrid
      of={Shown}
      args={args}
      states={{
        Rest: {},
        Filled: { defaultValue: 'astrid.lindqvist@exempel.se' },
        Hover: 'hover',
        Focus: 'focusVisible',
        Invalid: { hasError: true, defaultValue: 'astrid' },
        'Read only': { readOnly: true, defaultValue: 'astrid.lindqvist@exempel.se' },
        Disabled: { disabled: true },
      }}
    />
  ),
};

function Shown({ hasError, ...args }: Args) {
  const t = useTexts();
  return (
    <TextField {...worded({ label: t.email, hint: t.emailHint, error: hasError ? t.emailError : undefined }, args)} />
  );
}
