import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { PriceHistoryChart, type PriceHistoryChartProps } from './price-history-chart.tsx';

interface Args extends PriceHistoryChartProps {
  /** Days into the half year and prices in kronor. */
  run?: readonly (readonly [day: number, price: number])[];
  lowestDay?: number;
}

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 4, 26);

const meta: Meta<Args> = {
  title: 'Commerce/PriceHistoryChart',
  component: PriceHistoryChart,
  args: {
    run: [
      [0, 1699],
      [35, 1499],
      [62, 1699],
      [110, 1599],
      [130, 1699],
      [172, 1299],
    ],
    lowestDay: 130,
  },
  render: function Render({ run = [], lowestDay, ...args }) {
    const t = useTexts();
    const date = new Intl.DateTimeFormat(t.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const currency = t.language === 'nb-NO' ? 'NOK' : 'SEK';
    const money = new Intl.NumberFormat(t.language, { style: 'currency', currency, maximumFractionDigits: 0 });
    const points = run.map(([days, price]) => ({
      at: start + days * day,
      price,
      dateLabel: date.format(start + days * day),
      priceLabel: money.format(price),
    }));
    const lowest = points.find(({ at }) => at === start + (lowestDay ?? -1) * day);
    return (
      <PriceHistoryChart
        {...worded(
          {
            label: t.priceHistory,
            points,
            until: { at: start + 180 * day, label: t.today },
            lowest: lowest && { at: lowest.at, label: `${t.priorCaption}: ${lowest.priceLabel}, ${lowest.dateLabel}` },
            tableLabel: t.priceHistoryTable,
            dateHeading: t.date,
            priceHeading: t.priceHeading,
            emptyText: t.priceHistoryEmpty,
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
    await expect(canvas.getByRole('img', { name: t.priceHistory })).toBeVisible();
    const summary = canvas.getByText(t.priceHistoryTable, { selector: 'summary' });
    await userEvent.click(summary);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.queryByRole('table')).not.toBeVisible();
  },
};
export const SinglePrice: Story = { args: { run: [[0, 1299]], lowestDay: undefined } };
export const Empty: Story = { args: { run: [], lowestDay: undefined } };
export const Free: Story = {
  args: {
    run: [
      [0, 49],
      [90, 0],
    ],
    lowestDay: 90,
  },
};
export const OneMillion: Story = {
  args: {
    run: [
      [0, 1_000_000],
      [120, 899_990],
    ],
    lowestDay: 120,
  },
  globals: { viewport: { value: 'phone' } },
};
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
