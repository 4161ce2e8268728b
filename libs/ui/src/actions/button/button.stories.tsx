import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { inState, statesOf } from '../../testing/state-grid.tsx';
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

/** For a guide to show alone: its grid is what is tested. */
export const Pending: Story = { tags: ['!autodocs', '!test'], args: { isPending: true } };
export const States: Story = {
  render: statesOf(
    Shown,
    {
      Disabled: { disabled: true },
      'Secondary, disabled': { variant: 'secondary', disabled: true },
      'Quiet, disabled': { variant: 'quiet', disabled: true },
      Pending: { isPending: true },
      'Secondary, pending': { variant: 'secondary', isPending: true },
      'Quiet, pending': { variant: 'quiet', isPending: true },
    },
    { Secondary: { variant: 'secondary' }, Quiet: { variant: 'quiet' } },
  ),
  play: async ({ canvasElement, args }) => {
    const button = inState(canvasElement, 'Pending').getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
  },
};

function Shown(args: ButtonProps) {
  return <Button {...worded({ children: useTexts().addToCart }, args)} />;
}
