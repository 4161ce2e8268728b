import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoReply, demoReview } from '../../testing/demo-reviews.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { ReviewCard, type ReviewCardProps } from './review-card.tsx';

interface Args extends Partial<ReviewCardProps> {
  hasReply?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/ReviewCard',
  component: ReviewCard as never, // its texts bring the rest
  render: function Render({ hasReply, ...args }) {
    const t = useTexts();
    return <ReviewCard {...demoReview(t, { ...args, ...(hasReply ? { reply: demoReply(t) } : {}) })} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Verified: Story = {};
export const NotVerified: Story = { args: { verified: undefined, rating: 2 } };
export const WithReply: Story = { args: { hasReply: true } };
export const StarsAlone: Story = { args: { comment: undefined, verified: undefined } };
const hostile = '<img src=x onerror=alert(1)> \u202Eesrever';
export const Hostile: Story = {
  args: { author: hostile, comment: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(hostile)).toHaveLength(2);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const LongestTexts: Story = {
  args: { hasReply: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
