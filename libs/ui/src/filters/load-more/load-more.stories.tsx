import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const meta: Meta<LoadMoreProps> = {
  title: 'Filters/LoadMore',
  component: LoadMore,
  args: { href: '#page-3', rel: 'next', share: 40 / 92, onLoad: fn() },
  render: function Render(args) {
    const t = useTexts();
    const label = args.rel === 'prev' ? t.loadEarlier : t.loadMore;
    return <LoadMore {...worded({ label, shown: args.rel === 'prev' ? undefined : t.shownOf }, args)} />;
  },
};

export default meta;
type Story = StoryObj<LoadMoreProps>;

export const More: Story = {
  play: async ({ canvas, args, globals }) => {
    const link = canvas.getByRole('link', { name: textsOf(globals.locale).loadMore });
    await expect(link).toHaveAttribute('href', '#page-3');
    await userEvent.click(link);
    await expect(args.onLoad).toHaveBeenCalledOnce();
    // Opened in another tab it is a link like any other.
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};
export const Earlier: Story = { args: { rel: 'prev', share: undefined } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
