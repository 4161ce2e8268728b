import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { RatingStars, type RatingStarsProps } from './rating-stars.tsx';

const meta: Meta<RatingStarsProps> = {
  title: 'Commerce/RatingStars',
  component: RatingStars,
  args: { score: 4.4, count: '(128)' },
  render: function Render(args) {
    return <RatingStars {...worded({ spoken: useTexts().averageRating }, args)} />;
  },
};

export default meta;
type Story = StoryObj<RatingStarsProps>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf(globals.locale).averageRating)).toBeInTheDocument();
  },
};
export const Larger: Story = { args: { size: 'm' } };
export const WithoutCount: Story = { args: { count: undefined } };
export const NoReviews: Story = { args: { score: 0, count: '(0)' } };
export const Scores: Story = {
  render: function Render() {
    const { averageRating } = useTexts();
    return (
      <Stack space="xs">
        {[0, 0.5, 1, 2.3, 3.5, 4.9, 5].map((score) => (
          <RatingStars key={score} score={score} count={String(score)} spoken={averageRating} size="m" />
        ))}
      </Stack>
    );
  },
};
