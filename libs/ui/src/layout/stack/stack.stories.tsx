import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { Heading } from '../../typography/heading/heading.tsx';
import { Text } from '../../typography/text/text.tsx';
import { Stack, type StackProps } from './stack.tsx';

const meta: Meta<StackProps> = {
  title: 'Layout/Stack',
  component: Stack,
  render: function Render(args) {
    const t = useTexts();
    return (
      <Stack {...args}>
        <Heading level={2}>{t.heading}</Heading>
        <Text isMeasured>{t.paragraph}</Text>
        <div>
          <Button>{t.readMore}</Button>
        </div>
      </Stack>
    );
  },
};

export default meta;
type Story = StoryObj<StackProps>;

export const Default: Story = {};
export const Generous: Story = { args: { space: 'xl' } };
export const Centred: Story = { args: { align: 'center' } };
