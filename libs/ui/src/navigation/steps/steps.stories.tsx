import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Steps, type StepsProps } from './steps.tsx';

const meta: Meta<StepsProps> = {
  title: 'Navigation/Steps',
  component: Steps,
  args: { current: 1 },
  render: function Render(args) {
    const t = useTexts();
    return (
      <Steps
        {...worded(
          {
            label: t.checkoutSteps,
            doneLabel: t.stepDone,
            steps: t.steps.map((label, index) => ({ label, href: `#${index}` })),
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<StepsProps>;

export const Second: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('link', { name: `${t.steps[0]} ${t.stepDone}` })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const current = canvas.getByText(t.steps[1] ?? '').closest('[aria-current="step"]');
    await expect(current).toBeVisible();
  },
};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 4 } };
export const OnAPhone: Story = { args: { current: 2 }, globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
