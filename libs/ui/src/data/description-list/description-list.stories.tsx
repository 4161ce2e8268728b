import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { DescriptionList, type DescriptionListProps } from './description-list.tsx';

const meta: Meta<DescriptionListProps> = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  render: function Render() {
    const { specifications } = useTexts();
    return <DescriptionList items={specifications.map(([term, value]) => ({ term, value }))} />;
  },
};

export default meta;
type Story = StoryObj<DescriptionListProps>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { specifications } = textsOf(globals.locale);
    await expect(canvas.getAllByRole('term')).toHaveLength(specifications.length);
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
