import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { Heading } from '../../typography/heading/heading.tsx';
import { Text } from '../../typography/text/text.tsx';
import { Columns } from '../columns/columns.tsx';
import { Stack } from '../stack/stack.tsx';
import { Box, type BoxProps } from './box.tsx';

const meta: Meta<BoxProps> = {
  title: 'Layout/Box',
  component: Box,
  args: { surface: 'raised', isBordered: true },
  render: function Render(args) {
    const t = useTexts();
    return (
      <Box {...args}>
        <Stack space="xs">
          <Heading level={3}>{t.subheading}</Heading>
          <Text>{t.notice}</Text>
        </Stack>
      </Box>
    );
  },
};

export default meta;
type Story = StoryObj<BoxProps>;

export const Default: Story = {};
export const Generous: Story = { args: { space: 'xxl' } };
export const Surfaces: Story = {
  render: () => (
    <Columns phone={1} tablet={4} space="m">
      {(['page', 'raised', 'sunken', 'picture'] as const).map((surface) => (
        <Box key={surface} surface={surface} isBordered>
          {surface}
        </Box>
      ))}
    </Columns>
  ),
};
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
