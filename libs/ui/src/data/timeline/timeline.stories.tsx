import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { Timeline, type TimelineStatus } from './timeline.tsx';

interface Args {
  /** The step that is under way, from 0. */
  current: number;
  isCancelled?: boolean;
}

const meta: Meta<Args> = {
  title: 'Data/Timeline',
  component: Timeline as never, // its own props are made of the texts
  args: { current: 1 },
  render: function Render({ current, isCancelled, ...args }) {
    const t = useCheckoutTexts();
    const steps = t.statuses.map(([label, time, text], index) => ({
      label,
      time,
      text,
      status: statusAt(index, current),
    }));
    const [label, time, text] = t.cancelled;
    const cancelled = { label, time, text, status: 'cancelled' as const };
    return (
      <Timeline
        label={t.whatNext}
        steps={isCancelled ? [...steps.slice(0, current), cancelled] : steps}
        statusLabels={{ done: t.statusDone, current: t.statusCurrent }}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

function statusAt(index: number, current: number): TimelineStatus {
  if (index < current) return 'done';
  return index === current ? 'current' : 'upcoming';
}

export const UnderWay: Story = {
  play: async ({ canvas, globals }) => {
    const t = checkoutTextsOf(globals.locale);
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toHaveTextContent(`${t.statuses[0][0]}, ${t.statusDone}`);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const Received: Story = { args: { current: 0 } };
export const Completed: Story = { args: { current: 4 } };
export const Cancelled: Story = { args: { current: 1, isCancelled: true } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
