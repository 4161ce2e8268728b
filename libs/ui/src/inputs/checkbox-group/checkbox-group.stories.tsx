import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

interface Args extends CheckboxGroupProps {
  hasCounts?: boolean;
  hasError?: boolean;
  isFolded?: boolean;
  /** Options beyond the first five, numbered. */
  extra?: number;
}

const meta: Meta<Args> = {
  title: 'Inputs/CheckboxGroup',
  component: CheckboxGroup,
  args: { name: 'material', onChange: fn(), extra: 0 },
  render: function Render({ hasCounts, hasError, isFolded, extra = 0, ...args }) {
    const t = useTexts();
    const numbered = Array.from({ length: extra }, (_, index) => `${t.material} ${index + 1}`);
    return (
      <CheckboxGroup
        {...worded(
          {
            legend: t.material,
            options: [...t.materials, ...numbered].map((label, index) => ({
              value: `m${index}`,
              label,
              count: hasCounts ? (t.materialCounts[index] ?? '3') : undefined,
              isDisabled: hasCounts && index === 4,
            })),
            hint: t.materialHint,
            error: hasError ? t.materialError : undefined,
            moreLabel: isFolded ? `${t.showAllOptions} (${5 + extra})` : undefined,
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

/** The boxes that can be seen; a closed fold keeps the rest in the page. */
const seen = (boxes: HTMLElement[]) => boxes.filter((box) => box.checkVisibility());

export const Default: Story = {
  args: { defaultValue: ['m1'] },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('group', { name: t.material })).toHaveAccessibleDescription(t.materialHint);
    await userEvent.click(canvas.getByRole('checkbox', { name: t.materials[3] }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['m1', 'm3']);
    await userEvent.click(canvas.getByRole('checkbox', { name: t.materials[1] }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['m3']);
  },
};
/** As in a filter: how many goods each choice leads to. One that leads to none cannot be chosen. */
export const WithCounts: Story = { args: { hasCounts: true, defaultValue: ['m0'] } };
export const WithError: Story = { args: { hasError: true } };
/** A long list shows its first eight, and the rest when it is asked for. */
export const Folded: Story = {
  args: { hasCounts: true, isFolded: true, extra: 119 },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(seen(canvas.getAllByRole('checkbox'))).toHaveLength(8);
    await userEvent.click(canvas.getByText(`${t.showAllOptions} (124)`));
    await expect(seen(canvas.getAllByRole('checkbox'))).toHaveLength(124);
  },
};
/** What is chosen is never hidden. */
export const FoldedAroundAChoice: Story = {
  args: { isFolded: true, extra: 10, defaultValue: ['m12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { checked: true })).toBeVisible();
  },
};
export const FiveThousandOptions: Story = {
  args: { isFolded: true, extra: 4995 },
  parameters: { a11y: { test: 'off' } }, // the same rows as above, five thousand times
  play: async ({ canvas }) => {
    await expect(seen(canvas.getAllByRole('checkbox'))).toHaveLength(8);
  },
};
export const LongestTexts: Story = {
  args: { hasCounts: true, hasError: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
