import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Table, type TableProps } from './table.tsx';

interface Args extends TableProps {
  rowCount?: number;
}

const meta: Meta<Args> = {
  title: 'Data/Table',
  component: Table,
  args: { rowCount: 4 },
  render: function Render({ rowCount = 0, ...args }) {
    const t = useTexts();
    return (
      <Table
        {...worded(
          {
            caption: t.orders,
            emptyText: t.ordersEmpty,
            columns: [
              { id: 'order', label: t.order },
              { id: 'date', label: t.date },
              { id: 'goods', label: t.goods },
              { id: 'count', label: t.quantity, isNumeric: true },
              { id: 'total', label: t.total, isNumeric: true },
            ],
            rows: Array.from({ length: rowCount }, (_, index) => ({
              id: String(index),
              cells: {
                order: `TG-${10450 - index}`,
                date: t.dates[index % t.dates.length],
                goods: t.products[index % t.products.length],
                count: (index * 7) % 12 || 1,
                total: [t.price, t.linePrice, t.freePrice, t.largePrice][index % 4],
              },
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

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('table', { name: t.orders })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    // All of it is seen, so the keyboard passes it by.
    const region = canvas.getByRole('region', { name: t.orders });
    await waitFor(() => expect(region).not.toHaveAttribute('tabindex'));
  },
};
export const Empty: Story = { args: { rowCount: 0 } };
/** The words stand in the middle of the screen, not of the table behind it. */
export const EmptyOnAPhone: Story = {
  args: { rowCount: 0 },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { left, right } = canvas.getByText(textsOf(globals.locale).ordersEmpty).getBoundingClientRect();
    await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
  },
};
export const StickyHeader: Story = { args: { rowCount: 60, hasStickyHeader: true } };
export const CaptionHidden: Story = { args: { isCaptionHidden: true } };
/** Too wide for the screen: it scrolls in itself, and the keyboard reaches it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    const region = canvas.getByRole('region', { name: textsOf(globals.locale).orders });
    await expect(region).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
/** Words that are read, not compared: each row by itself, with all of its facts in sight. */
export const StackedOnAPhone: Story = {
  args: { isStackedOnPhones: true, isCaptionHidden: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const region = canvas.getByRole('region', { name: t.orders });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    const inSight = canvas
      .getAllByText(t.total, { selector: '[role=cell] > *' })
      .filter((label) => label.checkVisibility());
    await expect(inSight).toHaveLength(4);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('cell')).toHaveLength(16);
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
