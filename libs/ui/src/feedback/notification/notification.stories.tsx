import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Notification, type NotificationProps } from './notification.tsx';

const meta: Meta<NotificationProps> = {
  title: 'Feedback/Notification',
  component: Notification,
  argTypes: { children: { control: 'text' } },
  parameters: framedInDocs('10rem'),
  render: function Render({ children, ...args }) {
    const t = useTexts();
    const [isShown, setShown] = useState(true);
    return (
      <>
        <Button variant="secondary" onClick={() => setShown(true)}>
          {t.addToCart}
        </Button>
        <Notification {...args} close={{ label: t.close, onPress: () => setShown(false) }}>
          {isShown ? (children ?? (args.tone === 'danger' ? t.noticeDanger : t.notification)) : null}
        </Notification>
      </>
    );
  },
};

export default meta;
type Story = StoryObj<NotificationProps>;

export const Success: Story = {};
export const Danger: Story = { args: { tone: 'danger' } };
export const LongestTexts: Story = { globals: { locale: 'longest' } };
export const ClosesAndComesBack: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: t.addToCart }));
    await expect(region).toHaveTextContent(t.notification);
  },
};
export const GivesTheFocusBack: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const trigger = canvas.getByRole('button', { name: t.addToCart });
    trigger.focus();
    const close = canvas.getByRole('button', { name: t.close });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(trigger).toHaveFocus();
  },
};
/** Pointer and focus hold it, and both must be gone before its time goes on. */
export const IsHeldWhileItIsRead: Story = {
  tags: ['!autodocs'],
  args: { onHold: fn() },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const close = canvas.getByRole('button', { name: t.close });
    await userEvent.hover(canvas.getByText(t.notification));
    close.focus();
    await userEvent.unhover(canvas.getByText(t.notification));
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    close.blur();
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
  },
};
