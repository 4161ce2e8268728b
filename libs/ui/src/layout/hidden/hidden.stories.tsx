import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Hidden, type HiddenProps } from './hidden.tsx';

const meta: Meta<HiddenProps> = {
  title: 'Layout/Hidden',
  component: Hidden,
  argTypes: { children: { control: 'text' } },
  args: { from: 'tablet', children: 'Only below 768 px' },
  render: (args) => (
    <Stack space="xs">
      <Hidden {...args} />
      <Hidden below="tablet" from="desktop">
        Only from 768 to 1023 px
      </Hidden>
      <Hidden below="desktop">Only from 1024 px</Hidden>
    </Stack>
  ),
};

export default meta;
type Story = StoryObj<HiddenProps>;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only below 768 px')).toBeVisible();
    await expect(canvas.getByText('Only from 1024 px')).not.toBeVisible();
  },
};
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only below 768 px')).not.toBeVisible();
    await expect(canvas.getByText('Only from 1024 px')).toBeVisible();
  },
};
