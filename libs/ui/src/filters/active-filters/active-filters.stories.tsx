import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoFilters } from '../../testing/demo-filters.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';

interface Args extends ActiveFiltersProps {
  count?: number;
}

const meta: Meta<Args> = {
  title: 'Filters/ActiveFilters',
  component: ActiveFilters,
  args: { count: 3 },
  render: function Render({ count, ...args }) {
    const t = useTexts();
    const filters = [...demoFilters(t).chosen, ...t.materials.slice(2)]
      .slice(0, count)
      .map((label) => ({ label, removeLabel: `${t.filterRemove} ${label}`, href: `#without-${label}` }));
    return (
      <ActiveFilters
        {...worded({ label: t.filterActive, filters, clear: { label: t.filterClear, href: '#all' } }, args)}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Several: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('list', { name: t.filterActive })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.filterClear })).toHaveAttribute('href', '#all');
  },
};
export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: textsOf(globals.locale).filterClear })).toBeNull();
  },
};
export const LongestTexts: Story = { args: { count: 5 }, globals: { locale: 'longest', viewport: { value: 'phone' } } };
