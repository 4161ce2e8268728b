import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { Specifications, type SpecificationsProps } from './specifications.tsx';

const meta: Meta<SpecificationsProps> = {
  title: 'Commerce/Specifications',
  component: Specifications,
  render: function Render() {
    const { specifications } = useTexts();
    return <Specifications items={specifications.map(([name, value]) => ({ name, value }))} />;
  },
};

export default meta;
type Story = StoryObj<SpecificationsProps>;

export const Default: Story = {};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
