import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { CheckoutSection, type CheckoutSectionProps } from './checkout-section.tsx';

interface Args extends Partial<CheckoutSectionProps> {
  onEdit(): void;
}

const meta: Meta<Args> = {
  title: 'Checkout/CheckoutSection',
  component: CheckoutSection as ComponentType<Args>, // the texts bring what an Args may lack
  args: { number: 1, onEdit: fn() },
  render: function Render({ onEdit, number = 1, ...args }) {
    const t = useCheckoutTexts();
    return (
      <CheckoutSection
        number={number}
        heading={t.sections[0]}
        doneLabel={t.sectionDone}
        summary={t.sectionSummary.map((line) => (
          <p key={line}>{line}</p>
        ))}
        waitingText={t.sectionWaiting}
        edit={{ label: t.sectionEdit, onPress: onEdit }}
        {...args}
      >
        <TextField label={t.email} type="email" autoComplete="email" />
      </CheckoutSection>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Current: Story = {};
export const Done: Story = {
  args: { status: 'done' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    await expect(canvas.getByRole('heading', { name: `${t.sections[0]} ${t.sectionDone}` })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const edit = canvas.getByRole('button', { name: `${t.sectionEdit} ${t.sections[0]}` });
    await userEvent.click(edit);
    edit.blur();
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: { status: 'waiting', number: 2 } };
export const LongestTexts: Story = {
  args: { status: 'done' },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
