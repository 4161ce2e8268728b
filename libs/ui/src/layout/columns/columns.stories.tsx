import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../actions/icon/icon.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { Heading } from '../../typography/heading/heading.tsx';
import { Text } from '../../typography/text/text.tsx';
import { Stack } from '../stack/stack.tsx';
import { Columns, type ColumnsProps } from './columns.tsx';

const meta: Meta<ColumnsProps> = {
  title: 'Layout/Columns',
  component: Columns,
  args: { phone: 1, tablet: 3 },
  render: function Render(args) {
    const t = useTexts();
    return (
      <Columns {...args}>
        {(['truck', 'return', 'factory'] as const).map((name) => (
          <Stack key={name} space="xs">
            <Icon name={name} size="l" />
            <Heading level={3}>{t.subheading}</Heading>
            <Text tone="soft">{t.notice}</Text>
          </Stack>
        ))}
      </Columns>
    );
  },
};

export default meta;
type Story = StoryObj<ColumnsProps>;

export const Default: Story = {};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
