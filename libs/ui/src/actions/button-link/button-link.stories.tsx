import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx';

const meta: Meta<ButtonLinkProps> = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  argTypes: { children: { control: 'text' } },
  args: { href: '#onward' },
  render: function Render(args) {
    return <ButtonLink {...worded({ children: useTexts().checkout }, args)} />;
  },
};

export default meta;
type Story = StoryObj<ButtonLinkProps>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const LongestTexts: Story = { args: { isFullWidth: true }, globals: { locale: 'longest' } };
