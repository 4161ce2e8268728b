import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Switch, type SwitchProps } from './switch.tsx';

interface Args extends SwitchProps {
  hasDescription?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { onChange: fn(), hasDescription: true },
  render: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const Off: Story = {
  play: async ({ canvas, args, globals }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(canvas.getByText(textsOf(globals.locale).newsletter));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const WithoutDescription: Story = { args: { hasDescription: false } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };

export const States: Story = {
  render: statesOf(Shown, {
    On: { defaultChecked: true },
    Disabled: { disabled: true },
    'Disabled and on': { disabled: true, defaultChecked: true },
  }),
};

function Shown({ hasDescription, ...args }: Args) {
  const t = useTexts();
  return (
    <Switch {...worded({ label: t.newsletter, description: hasDescription ? t.newsletterText : undefined }, args)} />
  );
}
