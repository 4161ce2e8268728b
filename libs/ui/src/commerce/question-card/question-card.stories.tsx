import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoQuestion } from '../../testing/demo-reviews.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { QuestionCard, type QuestionCardProps } from './question-card.tsx';

const meta: Meta<Partial<QuestionCardProps>> = {
  title: 'Commerce/QuestionCard',
  component: QuestionCard as never, // its texts bring the rest
  render: function Render(args) {
    return <QuestionCard {...demoQuestion(useTexts(), args)} />;
  },
};

export default meta;
type Story = StoryObj<Partial<QuestionCardProps>>;

export const Answered: Story = {};
export const Unanswered: Story = { args: { answers: [] } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
