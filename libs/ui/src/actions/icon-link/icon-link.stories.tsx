import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { IconLink, type IconLinkProps } from './icon-link.tsx';

const meta: Meta<IconLinkProps> = {
  title: 'Actions/IconLink',
  component: IconLink,
  args: { icon: 'cart', href: '#cart' },
  render: function Render(args) {
    return <IconLink {...worded({ label: useTexts().cartWithCount }, args)} />;
  },
};

export default meta;
type Story = StoryObj<IconLinkProps>;

export const Default: Story = {};
export const WithCount: Story = { args: { count: 3 } };
