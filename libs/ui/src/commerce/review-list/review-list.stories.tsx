import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoReply, demoReview } from '../../testing/demo-reviews.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { ReviewList } from './review-list.tsx';

const meta: Meta<typeof ReviewList> = {
  title: 'Commerce/ReviewList',
  component: ReviewList,
  render: function Render(args) {
    const t = useTexts();
    const reviews = [
      { id: 1, ...demoReview(t) },
      { id: 2, ...demoReview(t, { rating: 2, spoken: t.ratingLabels[1], verified: undefined, reply: demoReply(t) }) },
      { id: 3, ...demoReview(t, { rating: 5, spoken: t.ratingLabels[4], comment: undefined }) },
    ];
    return <ReviewList {...worded({ label: t.reviewsLabel, reviews }, args)} />;
  },
};

export default meta;
type Story = StoryObj<typeof ReviewList>;

export const Default: Story = {};
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
