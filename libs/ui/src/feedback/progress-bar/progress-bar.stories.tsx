import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';

const meta: Meta<ProgressBarProps> = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  render: function Render(args) {
    const t = useTexts();
    return <ProgressBar {...worded({ label: t.loading, failedLabel: t.loadingFailed }, args)} />;
  },
};

export default meta;
type Story = StoryObj<ProgressBarProps>;

function barLooks() {
  const bar = document.querySelector('[role="status"]')?.parentElement?.previousElementSibling;
  if (!bar) return null;
  const { height, backgroundColor, animationDuration } = getComputedStyle(bar);
  return [height, backgroundColor, animationDuration];
}

export const Idle: Story = { args: { status: 'idle' } };
export const Running: Story = {
  args: { status: 'running' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsOf(globals.locale).loading);
    await expect(barLooks()).toEqual(['5px', 'rgb(235, 107, 17)', '5s']);
  },
};
export const Done: Story = { args: { status: 'done' } };
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsOf(globals.locale).loadingFailed);
    await expect(barLooks()).toEqual(['5px', 'rgb(173, 31, 26)', '0.5s']);
  },
};
