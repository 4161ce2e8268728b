import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inState, statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { NativeSelect, type NativeSelectProps } from './native-select.tsx';

interface Args extends NativeSelectProps {
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/NativeSelect',
  component: NativeSelect,
  args: { onChange: fn() },
  render: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const NothingChosen: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const select = canvas.getByRole('combobox', { name: t.country });
    await userEvent.selectOptions(select, t.countries[1] ?? '');
    await expect(select).toHaveValue(t.countries[1]);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
/** The order of a list. Its place says what it is, so the label is only heard. */
export const Sorting: Story = {
  render: function Render(args) {
    const t = useTexts();
    return (
      <NativeSelect
        {...worded(
          { label: t.sort, isLabelHidden: true, options: t.sortOptions.map((label) => ({ value: label, label })) },
          args,
        )}
      />
    );
  },
};
export const FiveThousandOptions: Story = {
  parameters: { a11y: { test: 'off' } }, // axe would look at each option for half a minute
  render: function Render(args) {
    const t = useTexts();
    const options = Array.from({ length: 5000 }, (_, index) => ({ value: String(index), label: `${t.size} ${index}` }));
    return <NativeSelect {...worded({ label: t.size, options }, args)} />;
  },
};
export const LongestTexts: Story = {
  args: { hasError: true, defaultValue: textsOf('longest').countries[0] },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};

export const States: Story = {
  render: statesOf(Shown, {
    Required: { required: true },
    Invalid: { hasError: true },
    Disabled: { disabled: true },
  }),
  play: async ({ canvasElement }) => {
    // The form is not sent without it, and a screen reader says so.
    const select = inState(canvasElement, 'Required').getByRole<HTMLSelectElement>('combobox');
    await expect(select).toBeRequired();
    await expect(select.validity.valueMissing).toBe(true);
  },
};

function Shown({ hasError, ...args }: Args) {
  const t = useTexts();
  return (
    <NativeSelect
      {...worded(
        {
          label: t.country,
          placeholder: t.chooseCountry,
          options: t.countries.map((label) => ({ value: label, label })),
          error: hasError ? t.countryError : undefined,
        },
        args,
      )}
    />
  );
}
