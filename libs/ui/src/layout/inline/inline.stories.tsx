import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../feedback/badge/badge.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { Inline, type InlineProps } from './inline.tsx';

const meta: Meta<InlineProps> = {
  title: 'Layout/Inline',
  component: Inline,
  render: function Render(args) {
    const { colours } = useTexts();
    return (
      <Inline {...args}>
        {colours.map((colour) => (
          <Badge key={colour}>{colour}</Badge>
        ))}
      </Inline>
    );
  },
};

export default meta;
type Story = StoryObj<InlineProps>;

export const Default: Story = {};
export const AtTheEnd: Story = { args: { justify: 'end' } };
