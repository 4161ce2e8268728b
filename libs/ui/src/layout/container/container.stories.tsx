import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { Text } from '../../typography/text/text.tsx';
import { Container, type ContainerProps } from './container.tsx';

const meta: Meta<ContainerProps> = {
  title: 'Layout/Container',
  component: Container,
  parameters: { isFullPage: true },
  render: function Render(args) {
    const { paragraph } = useTexts();
    return (
      <Container {...args}>
        <Text>{paragraph}</Text>
      </Container>
    );
  },
};

export default meta;
type Story = StoryObj<ContainerProps>;

export const Page: Story = { args: { width: 'page' } };
export const Narrow: Story = { args: { width: 'narrow' } };
