import { type FormEvent, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, type FormProps } from './form.tsx';

interface Args extends FormProps {
  startsFailed?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/Form',
  component: Form,
  args: { startsFailed: false },
  render: function Render({ startsFailed, ...args }) {
    const t = useTexts();
    const [failed, setFailed] = useState<readonly string[]>(startsFailed ? ['email', 'delivery', 'terms'] : []);
    const messages = new Map([
      ['email', t.emailError],
      ['delivery', t.deliveryError],
      ['terms', t.termsError],
    ]);
    const check = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const sent = new FormData(event.currentTarget);
      setFailed([...messages.keys()].filter((name) => !sent.get(name)));
    };
    const errorOf = (name: string) => (failed.includes(name) ? messages.get(name) : undefined);
    return (
      <Form
        {...worded(
          {
            errorTitle: t.fieldErrors,
            errors: failed.map((fieldId) => ({ fieldId, message: messages.get(fieldId) ?? '' })),
            onSubmit: check,
          },
          args,
        )}
      >
        <TextField id="email" name="email" type="email" label={t.email} error={errorOf('email')} />
        <RadioGroup
          id="delivery"
          name="delivery"
          legend={t.delivery}
          options={t.deliveries.map((label) => ({ value: label, label }))}
          error={errorOf('delivery')}
        />
        <Checkbox id="terms" name="terms" label={t.terms} error={errorOf('terms')} />
        <div>
          <Button type="submit">{t.send}</Button>
        </div>
      </Form>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const Failed: Story = { args: { startsFailed: true } };
export const LeadsToWhatIsWrong: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    const alert = canvas.getByRole('alert');
    await expect(alert.parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: t.deliveryError }));
    await expect(canvas.getByRole('radio', { name: t.deliveries[0] })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: t.emailError }));
    await userEvent.keyboard('astrid@exempel.se');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
  },
};
export const LongestTexts: Story = {
  args: { startsFailed: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
