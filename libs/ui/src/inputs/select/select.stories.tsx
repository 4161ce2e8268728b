import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Select, type SelectProps } from './select.tsx';

interface Args extends SelectProps {
  hasHint?: boolean;
  hasError?: boolean;
  /** Options beyond the first four, numbered. */
  extra?: number;
}

const meta: Meta<Args> = {
  title: 'Inputs/Select',
  component: Select,
  args: { onChange: fn(), extra: 0 },
  render: function Render({ hasHint, hasError, extra = 0, ...args }) {
    const t = useTexts();
    const numbered = Array.from({ length: extra }, (_, index) => `${t.delivery} ${index + 5}`);
    return (
      <Select
        {...worded(
          {
            label: t.delivery,
            placeholder: t.chooseDelivery,
            hint: hasHint ? t.deliveryHint : undefined,
            error: hasError ? t.deliveryError : undefined,
            options: [...t.deliveries, ...numbered].map((label, index) => ({
              value: `d${index}`,
              label,
              description: t.deliveryDescriptions[index],
              isDisabled: index === 3,
            })),
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const NothingChosen: Story = { args: { hasHint: true } };
export const Chosen: Story = { args: { defaultValue: 'd1' } };
export const Open: Story = {
  args: { defaultValue: 'd1' },
  parameters: framedInDocs('22rem'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible());
  },
};
export const WithError: Story = {
  args: { hasHint: true, hasError: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(`${t.deliveryError} ${t.deliveryHint}`);
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: new RegExp(t.delivery) })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('d1');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.getByRole('button')).toHaveTextContent(t.deliveries[1] ?? '');
  },
};
/** So many are left to the browser's own list. */
export const FiveThousandOptions: Story = {
  args: { extra: 4996 },
  parameters: { a11y: { test: 'off' } }, // axe would look at each option for half a minute
  play: async ({ canvas, args, globals }) => {
    const select = canvas.getByRole('combobox', { name: textsOf(globals.locale).delivery });
    await userEvent.selectOptions(select, 'd4999');
    await expect(args.onChange).toHaveBeenLastCalledWith('d4999');
  },
};
export const LongestTexts: Story = {
  args: { hasError: true, defaultValue: 'd0' },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
  parameters: framedInDocs('26rem'),
  play: Open.play,
};
