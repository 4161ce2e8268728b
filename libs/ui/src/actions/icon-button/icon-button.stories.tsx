import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

const meta: Meta<IconButtonProps> = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'cart' },
  render: Shown,
};

export default meta;
type Story = StoryObj<IconButtonProps>;

export const Default: Story = {};
export const WithCount: Story = { args: { count: 3 } };
export const LargeCount: Story = { args: { count: 240 } };
export const Toggle: Story = {
  render: function Render() {
    const [isOn, setOn] = useState(false);
    return (
      <IconButton
        icon={isOn ? 'heart-filled' : 'heart'}
        label={useTexts().favourite}
        aria-pressed={isOn}
        onClick={() => setOn(!isOn)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
  },
};

export const States: Story = {
  render: statesOf(
    Shown,
    { On: { 'aria-pressed': true }, Disabled: { disabled: true } },
    { Raised: { variant: 'raised' } },
  ),
};

function Shown(args: IconButtonProps) {
  return <IconButton {...worded({ label: useTexts().cartWithCount.replace('3', String(args.count ?? 3)) }, args)} />;
}
