import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Button, type ButtonProps } from './button.tsx';

const meta: Meta<ButtonProps> = {
  title: 'Actions/Button',
  component: Button,
  argTypes: { children: { control: 'text' } },
  args: { onClick: fn() },
  render: function Render(args) {
    return <Button {...worded({ children: useTexts().addToCart }, args)} />;
  },
};

export default meta;
type Story = StoryObj<ButtonProps>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const WithIcon: Story = { args: { icon: 'cart', size: 'l' } };
export const Disabled: Story = { args: { disabled: true } };
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const FullWidth: Story = { args: { isFullWidth: true, size: 'l', icon: 'cart' } };
export const LongestTexts: Story = {
  args: { isFullWidth: true, size: 'l', icon: 'cart' },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
export const Sizes: Story = {
  render: function Render() {
    const { readMore } = useTexts();
    return (
      <Inline>
        {(['s', 'm', 'l'] as const).map((size) => (
          <Button key={size} size={size}>
            {readMore}
          </Button>
        ))}
      </Inline>
    );
  },
};
