import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Text, type TextProps } from './text.tsx';

const meta: Meta<TextProps> = {
  title: 'Typography/Text',
  component: Text,
  argTypes: { children: { control: 'text' } },
  args: { isMeasured: true },
  render: function Render(args) {
    return <Text {...worded({ children: useTexts().paragraph }, args)} />;
  },
};

export default meta;
type Story = StoryObj<TextProps>;

export const Default: Story = {};
export const Lead: Story = { args: { size: 'xl' } };
export const Tones: Story = {
  render: function Render() {
    const { subheading } = useTexts();
    return (
      <Stack space="xs">
        {(['default', 'soft', 'muted', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {subheading}
          </Text>
        ))}
      </Stack>
    );
  },
};
