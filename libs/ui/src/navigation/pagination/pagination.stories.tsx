import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';

const meta: Meta<PaginationProps> = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 12 },
  render: function Render(args) {
    const t = useTexts();
    return (
      <Pagination
        {...worded(
          {
            label: t.pages,
            hrefOf: (page) => `#page-${page}`,
            previousLabel: t.previous,
            nextLabel: t.next,
            pageLabel: (page) => `${t.page} ${page}`,
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<PaginationProps>;

export const Middle: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(`${t.page} 5`);
    await expect(canvas.getByRole('link', { name: t.previous })).toHaveAttribute('href', '#page-4');
    await expect(canvas.getByRole('link', { name: t.next })).toHaveAttribute('href', '#page-6');
    await expect(canvas.getByRole('link', { name: `${t.page} 12` })).toHaveAttribute('href', '#page-12');
  },
};
export const First: Story = {
  args: { page: 1, pageCount: 3 },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.queryByRole('link', { name: t.previous })).toBeNull();
  },
};
export const Last: Story = { args: { page: 12 } };
export const OnePage: Story = { args: { page: 1, pageCount: 1 } };
export const LongestTexts: Story = { args: { page: 118, pageCount: 250 }, globals: { locale: 'longest' } };
