import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { demoComparison } from '../../testing/demo-comparison.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { CompareTable, type CompareTableProps } from './compare-table.tsx';

interface Args extends CompareTableProps {
  count: number;
}

const meta: Meta<Args> = {
  title: 'Commerce/CompareTable',
  component: CompareTable,
  args: { count: 3 },
  render: function Render({ count, ...args }) {
    return <CompareTable {...worded(demoComparison(useTexts(), count), args)} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const Two: Story = { args: { count: 2 } };
/**
 * More than a phone shows at once: what they are compared by stays in sight while the others are swiped to, and the table
 * fades out towards them until the last is there.
 */
export const Four: Story = {
  args: { count: 4 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    const fading = () => getComputedStyle(region).maskImage;
    await waitFor(() => expect(fading()).toContain('gradient'));
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(fading()).toBe('none'));
    region.scrollLeft = 0;
    await waitFor(() => expect(fading()).toContain('gradient'));
  },
};
export const Norwegian: Story = { globals: { locale: 'nb' } };
export const LongestTexts: Story = { globals: { locale: 'longest' } };
