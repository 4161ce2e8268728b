import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { StateGrid } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Button, type ButtonProps } from './button.tsx';

const meta: Meta<ButtonProps> = {
  title: 'Actions/Button',
  component: Button,
  argTypes: { children: { control: 'text' } },
  args: { onClick: fn() },
  render: Shown,
};

export default meta;
type Story = StoryObj<ButtonProps>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    canvas.getByRole('button').blur();
  },
};
export const WithIcon: Story = { args: { icon: 'cart', size: 'l' } };
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
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
/** At rest, under the pointer, pressed, with the focus, and as it is told to be. */
export const States: Story = {
  render: (args) => (
    <StateGrid
      of={Shown}
      args={args}
      states={{
        Rest: {},
        Hover: 'hover',
        Pressed: 'active',
        Focus: 'focusVisible',
        Disabled: { disabled: true },
        Pending: { isPending: true },
        Secondary: { variant: 'secondary' },
        'Secondary, disabled': { variant: 'secondary', disabled: true },
        Quiet: { variant: 'quiet' },
        'Quiet, disabled': { variant: 'quiet', disabled: true },
      }}
    />
  ),
};

function Shown(args: ButtonProps) {
  return <Button {...worded({ children: useTexts().addToCart }, args)} />;
}
