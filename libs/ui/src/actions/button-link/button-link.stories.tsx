import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx';

const meta: Meta<ButtonLinkProps> = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  argTypes: { children: { control: 'text' } },
  args: { href: '#onward' },
  render: Shown,
};

export default meta;
type Story = StoryObj<ButtonLinkProps>;

export const Primary: Story = {};
export const LongestTexts: Story = { args: { isFullWidth: true }, globals: { locale: 'longest' } };
export const States: Story = {
  render: statesOf(Shown, { Secondary: { variant: 'secondary' }, Quiet: { variant: 'quiet' } }),
};

function Shown(args: ButtonLinkProps) {
  return <ButtonLink {...worded({ children: useTexts().checkout }, args)} />;
}
