import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cushions, goodsColours, photo } from '../../testing/photos/photo.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { SwatchPicker, type SwatchPickerProps } from './swatch-picker.tsx';

interface Args extends SwatchPickerProps {
  looks?: 'colours' | 'pictures' | 'words';
}

const meta: Meta<Args> = {
  title: 'Inputs/SwatchPicker',
  component: SwatchPicker,
  args: { current: '#1', looks: 'colours' },
  render: function Render({ looks, ...args }) {
    const t = useTexts();
    return (
      <SwatchPicker
        {...worded(
          {
            label: t.colour,
            soldOutLabel: t.soldOut,
            options: goodsColours.map((colour, index) => ({
              href: `#${index}`,
              label: t.colours[index] ?? '',
              colour: looks === 'words' ? undefined : colour,
              picture: looks === 'pictures' ? photo(cushions[index] ?? cushions[0]).src : undefined,
              isSoldOut: index === 3,
              note: index === 2 ? t.fewLeft : undefined,
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

export const Colours: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName(t.colours[1]);
    await expect(canvas.getByRole('link', { name: `${t.colours[3]}, ${t.soldOut}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${t.colours[2]}, ${t.fewLeft}` })).toBeVisible();
  },
};
export const Pictures: Story = { args: { looks: 'pictures' } };
/** Nobody knows what the colour looks like. */
export const Words: Story = { args: { looks: 'words' } };
export const LongestTexts: Story = { args: { current: '#0' }, globals: { locale: 'longest' } };
