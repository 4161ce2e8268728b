import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { Chip, type ChipProps } from './chip.tsx';

const meta: Meta<ChipProps> = {
  title: 'Actions/Chip',
  component: Chip,
  args: { href: '#without' },
  render: Shown,
};

export default meta;
type Story = StoryObj<ChipProps>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const link = canvas.getByRole('link', { name: `${t.filterRemove} ${t.materials[0]}` });
    await expect(link).toHaveAttribute('href', '#without');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
export const States: Story = { render: statesOf(Shown) };

function Shown(args: ChipProps) {
  const t = useTexts();
  const [label] = t.materials;
  return <Chip {...worded({ label, removeLabel: `${t.filterRemove} ${label}` }, args)} />;
}
