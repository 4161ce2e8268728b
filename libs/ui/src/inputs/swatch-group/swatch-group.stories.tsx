import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { goodsColours } from '../../testing/photos/photo.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { SwatchGroup, type SwatchGroupProps } from './swatch-group.tsx';

interface Args extends SwatchGroupProps {
  /** Whether the second one is not known how to paint, and nothing is left of the third. */
  isHard?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/SwatchGroup',
  component: SwatchGroup,
  args: { name: 'colour', value: ['0'] },
  render: function Render({ isHard, value: first, ...args }) {
    const t = useTexts();
    const [value, setValue] = useState(first);
    return (
      <SwatchGroup
        {...worded(
          {
            legend: t.colour,
            options: goodsColours.map((colour, index) => ({
              value: String(index),
              label: t.colours[index] ?? '',
              colour: isHard && index === 1 ? undefined : colour,
              count: isHard && index === 2 ? '0' : String(12 - index),
              isDisabled: isHard && index === 2,
            })),
          },
          args,
        )}
        value={value}
        onChange={setValue}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const boxes = canvas.getAllByRole('checkbox');
    await expect(canvas.getByRole('group', { name: t.colour })).toBeVisible();
    await userEvent.click(boxes[1] ?? canvas.getByRole('group'));
    await expect(boxes[0]).toBeChecked();
    await expect(boxes[1]).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(boxes[1]).not.toBeChecked();
  },
};
export const UnknownAndEmpty: Story = { args: { isHard: true } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
