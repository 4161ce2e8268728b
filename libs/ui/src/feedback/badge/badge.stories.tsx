import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Badge, type BadgeProps } from './badge.tsx';

const meta: Meta<BadgeProps> = {
  title: 'Feedback/Badge',
  component: Badge,
  argTypes: { children: { control: 'text' } },
  render: function Render(args) {
    const t = useTexts();
    return <Badge {...worded({ children: args.tone === 'sale' ? t.discount : t.news }, args)} />;
  },
};

export default meta;
type Story = StoryObj<BadgeProps>;

export const Neutral: Story = {};
export const Sale: Story = { args: { tone: 'sale' } };
export const News: Story = { args: { tone: 'news' } };
export const Success: Story = { args: { tone: 'success' } };
export const Danger: Story = { args: { tone: 'danger' } };
