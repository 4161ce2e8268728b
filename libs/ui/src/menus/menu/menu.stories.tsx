import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { Menu, type MenuItem, type MenuProps } from './menu.tsx';

interface Args extends MenuProps {
  startsOpen?: boolean;
  /** How many items the second section has beyond its own. */
  more?: number;
}

const meta: Meta<Args> = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: framedInDocs('24rem'),
  args: { onAction: fn(), more: 0 },
  render: function Render({ startsOpen = false, more = 0, ...args }) {
    const t = useTexts();
    const trigger = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(startsOpen);
    const order: MenuItem[] = [
      { id: 'receipt', label: t.download },
      { id: 'track', label: t.track, icon: 'truck' },
      { id: 'again', label: t.orderAgain, isDisabled: true },
    ];
    const change: MenuItem[] = [{ id: 'cancel', label: t.cancelOrder, icon: 'trash', isGrave: true }];
    const filling = Array.from({ length: more }, (_, n) => ({ id: `more-${n}`, label: `${t.product} ${n + 1}` }));
    return (
      <Inline>
        <Button
          ref={trigger}
          variant="secondary"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          {t.orderSection}
        </Button>
        <Menu
          {...worded(
            {
              triggerRef: trigger,
              isOpen,
              onOpenChange: setOpen,
              label: t.orderActions,
              sections: [
                { id: 'order', label: t.orderSection, items: order },
                { id: 'change', label: t.changeSection, items: [...change, ...filling] },
              ],
              placement: 'bottom start',
            },
            args,
          )}
        />
      </Inline>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Closed: Story = {};
export const Open: Story = { args: { startsOpen: true } };
export const VeryMany: Story = { args: { startsOpen: true, more: 200 } };
export const ReadFromTheRight: Story = { args: { startsOpen: true }, globals: { direction: 'rtl' } };
export const LongestTexts: Story = { args: { startsOpen: true }, globals: { locale: 'longest' } };
export const WalkedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const trigger = canvas.getByRole('button', { name: t.orderSection });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: t.orderActions });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t.download })).toHaveFocus());
    // What is disabled is stepped over.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: t.cancelOrder })).toHaveFocus();
    await userEvent.keyboard(t.track.slice(0, 2));
    await expect(screen.getByRole('menuitem', { name: t.track })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('track');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
