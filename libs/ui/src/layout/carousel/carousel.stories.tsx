import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Picture } from '../../commerce/picture/picture.tsx';
import { DemoCard } from '../../testing/demo-card.tsx';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { photo } from '../../testing/photos/photo.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Carousel, type CarouselProps } from './carousel.tsx';

interface Args extends Partial<CarouselProps> {
  count: number;
}

const slides = ['plad-frost-senap', 'plad-frost-skiffer', 'barnfilt-dun-salvia'] as const;

const meta: Meta<Args> = {
  title: 'Layout/Carousel',
  component: Carousel as ComponentType<Args>, // the texts bring what an Args may lack
  args: { size: 'card', count: 10 },
  render: function Render({ count, size = 'card', ...args }) {
    const t = useTexts();
    const words = { previousLabel: t.previous, nextLabel: t.next, viewLabel: (n: number) => `${t.page} ${n}` };
    return (
      <Carousel label={t.seeAll} size={size} {...words} {...args}>
        {Array.from({ length: count }, (_, n) =>
          size === 'card' ? (
            <DemoCard key={n} index={n} isReduced={n % 3 === 0} />
          ) : (
            <Picture key={n} {...photo(slides[n % slides.length] ?? slides[0], t.product)} ratio="wide" />
          ),
        )}
      </Carousel>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Cards: Story = {};
export const Slides: Story = { args: { size: 'slide', count: 3 } };
export const FitsWithoutArrows: Story = { args: { count: 1 } };
// A whole page reads one way, and the docs are one.
export const ReadFromTheRight: Story = { globals: { direction: 'rtl' }, parameters: framedInDocs('28rem') };
export const LongestTexts: Story = { globals: { locale: 'longest' } };
export const TurnedByArrowsAndDots: Story = {
  tags: ['!autodocs'],
  args: { size: 'slide', count: 3 },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const dot = (n: number) => canvas.findByRole('button', { name: `${t.page} ${n}` });
    await dot(3);
    await expect(canvas.queryByRole('button', { name: `${t.page} 4` })).toBeNull();
    await expect(await canvas.findByRole('button', { name: t.previous })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await waitFor(async () => expect(await dot(2)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(await dot(3));
    await waitFor(() => expect(canvas.getByRole('button', { name: t.next })).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const TurnedFromTheRight: Story = {
  tags: ['!autodocs'],
  args: { size: 'slide', count: 3 },
  globals: { direction: 'rtl' },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.click(await canvas.findByRole('button', { name: t.next }));
    const second = canvas.getByRole('button', { name: `${t.page} 2` });
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
  },
};
