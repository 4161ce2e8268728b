import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoReviewSummary } from '../../testing/demo-reviews.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { ReviewSummary } from './review-summary.tsx';

interface Args {
  /** How many stars are shown alone; 0 for all. */
  chosen: number;
}

const meta: Meta<Args> = {
  title: 'Commerce/ReviewSummary',
  component: ReviewSummary as never, // its texts bring the rest
  args: { chosen: 0 },
  render: function Render({ chosen, ...args }) {
    return <ReviewSummary {...demoReviewSummary(useTexts(), chosen)} {...args} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { reviewStars, reviewScore, reviewCount } = textsOf(globals.locale);
    // What is heard is what is seen.
    await expect(canvas.getByText(new RegExp(`^${reviewScore} .*, ${reviewCount}$`))).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: new RegExp(reviewStars[4] ?? '') })).toHaveAttribute('href', '#5');
    // Nobody gave two: there is nothing to show.
    await expect(canvas.queryByRole('link', { name: new RegExp(reviewStars[1] ?? '') })).toBeNull();
  },
};
export const OneChosen: Story = { args: { chosen: 4 } };
/** The docs have no phone. */
export const OnPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
