import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';

const meta: Meta<ProgressBarProps> = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  render: function Render(args) {
    const t = useTexts();
    return <ProgressBar {...args} label={t.loading} failedLabel={t.loadingFailed} />;
  },
};

export default meta;
type Story = StoryObj<ProgressBarProps>;

export const Idle: Story = { args: { status: 'idle' } };
export const Running: Story = { args: { status: 'running' } };
export const Done: Story = { args: { status: 'done' } };
export const Failed: Story = { args: { status: 'failed' } };
