import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Heading, type HeadingProps } from './heading.tsx';

const meta: Meta<HeadingProps> = {
  title: 'Typography/Heading',
  component: Heading,
  argTypes: { children: { control: 'text' } },
  args: { level: 1 },
  render: function Render(args) {
    return <Heading {...worded({ children: useTexts().heading }, args)} />;
  },
};

export default meta;
type Story = StoryObj<HeadingProps>;

export const Default: Story = {};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
export const Sizes: Story = {
  render: function Render() {
    const { heading } = useTexts();
    return (
      <Stack space="l">
        {(['display', 'xl', 'l', 'm', 's', 'xs'] as const).map((size) => (
          <Heading key={size} level={2} size={size}>
            {heading}
          </Heading>
        ))}
      </Stack>
    );
  },
};
