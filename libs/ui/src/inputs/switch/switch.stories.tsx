import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
  render: function Render({ hasDescription, ...args }) {
    const t = useTexts();
    return (
      <Switch {...worded({ label: t.newsletter, description: hasDescription ? t.newsletterText : undefined }, args)} />
    );
  },
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
export const On: Story = { args: { defaultChecked: true } };
export const WithoutDescription: Story = { args: { hasDescription: false } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
