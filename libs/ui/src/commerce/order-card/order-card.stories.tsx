import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photo } from '../../testing/photos/photo.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { OrderCard, type OrderCardProps } from './order-card.tsx';

interface Args extends OrderCardProps {
  hasNote?: boolean;
  hasGoods?: boolean;
}

/** The first goods of an order, at the size of a thumbnail. */
const goodsIn = (alt: string) =>
  (['mossa-bris-gran', 'mugg-strand-havre', 'kudde-lin-ljung'] as const).map((name) => ({ ...photo(name), alt }));

const meta: Meta<Args> = {
  title: 'Commerce/OrderCard',
  component: OrderCard,
  args: { href: '#order', tone: 'news' },
  render: function Render({ hasNote, hasGoods, ...args }) {
    const t = useTexts();
    const words = { name: t.orderCard, date: t.orderDate, status: t.orderStatus, total: t.orderTotal };
    const goods = hasGoods && { pictures: goodsIn(t.product), more: { text: '+2', label: t.orderMore } };
    return <OrderCard {...worded({ ...words, note: hasNote ? t.orderNote : undefined, ...goods }, args)} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: textsOf(globals.locale).orderCard });
    await expect(link).toHaveAttribute('href', '#order');
  },
};
export const OnItsWay: Story = { args: { hasNote: true } };
export const WithGoods: Story = { args: { hasNote: true, hasGoods: true } };
export const Done: Story = { args: { tone: 'success' } };
export const Phone: Story = { args: { hasNote: true, hasGoods: true }, globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { args: { hasNote: true }, globals: { locale: 'longest' } };
