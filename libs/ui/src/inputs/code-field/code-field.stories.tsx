import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

interface Args extends Partial<CodeFieldProps> {
  hasCodes?: boolean;
  hasError?: boolean;
  isFolded?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/CodeField',
  component: CodeField as ComponentType<Args>, // the texts bring what an Args may lack
  args: { name: 'code', onApply: fn(), onRemove: fn() },
  render: function Render({ hasCodes, hasError, isFolded, ...args }) {
    const t = useCheckoutTexts();
    const codes = t.codes.map(([code = '', saving]) => ({ code, ...(saving && { saving }) }));
    return (
      <CodeField
        name="code"
        label={t.code}
        applyLabel={t.codeApply}
        hint={t.codeHint}
        error={hasError ? t.codeError : undefined}
        toggleLabel={isFolded ? t.codeToggle : undefined}
        codes={hasCodes ? [...codes, { code: t.codeWithoutSaving }] : []}
        codesLabel={t.codesLabel}
        removeLabel={t.codeRemove}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    const field = canvas.getByRole('textbox', { name: t.code });
    await userEvent.click(canvas.getByRole('button', { name: t.codeApply }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.type(field, ` ${t.codeExample}{Enter}`);
    await expect(args.onApply).toHaveBeenLastCalledWith(t.codeExample);
    await userEvent.clear(field);
    field.blur();
  },
};
export const Applied: Story = {
  args: { hasCodes: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    const remove = canvas.getByRole('button', { name: `${t.codeRemove} ${t.codes[0][0]}` });
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenLastCalledWith(t.codes[0][0]);
    remove.blur();
  },
};
/** Few have a code, so the field waits behind a question. */
export const Folded: Story = {
  args: { isFolded: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(checkoutTextsOf(globals.locale).code)).not.toBeVisible();
  },
};
export const WithError: Story = {
  args: { isFolded: true, hasError: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox', { name: checkoutTextsOf(globals.locale).code })).toBeInvalid();
  },
};
export const Pending: Story = { args: { isPending: true, hasCodes: true } };
export const LongestTexts: Story = {
  args: { hasCodes: true, hasError: true, isFolded: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
