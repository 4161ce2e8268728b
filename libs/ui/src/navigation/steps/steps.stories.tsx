import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Steps, type StepsProps } from './steps.tsx';

interface Args extends StepsProps {
  /** Any step can be gone to, as on a page that holds them all. */
  isFree?: boolean;
}

const meta: Meta<Args> = {
  title: 'Navigation/Steps',
  component: Steps as ComponentType<Args>, // the story's own argument is none of its props
  args: { current: 1 },
  render: function Render({ isFree = false, ...args }) {
    const t = useTexts();
    return (
      <Steps
        {...worded(
          {
            label: t.checkoutSteps,
            doneLabel: t.stepDone,
            steps: t.steps.map((label, index) => ({
              label,
              ...((isFree || index < args.current) && { href: `#${index}` }),
              ...(isFree && { isDone: index === 0 || index === 2 }),
            })),
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

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
/** What is filled in is done, wherever the shopper is. */
export const InAnyOrder: Story = {
  args: { isFree: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getAllByRole('link')).toHaveLength(t.steps.length);
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveAccessibleName(t.steps[1] ?? '');
  },
};
export const OnAPhone: Story = { args: { current: 2 }, globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
