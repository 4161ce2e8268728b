import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Text } from '../../typography/text/text.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

interface Args extends PopoverProps {
  startsOpen?: boolean;
}

const meta: Meta<Args> = {
  title: 'Overlays/Popover',
  component: Popover,
  // Storybook would read the `ref` of the rendered elements, which React 19 complains of.
  parameters: { docs: { ...framedInDocs('18rem').docs, source: { type: 'code' } } },
  render: function Render({ startsOpen = false, ...args }) {
    const t = useTexts();
    const trigger = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(startsOpen);
    return (
      <>
        <Button
          ref={trigger}
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          {t.moreAbout}
        </Button>
        <Popover
          {...worded({ triggerRef: trigger, title: t.popoverTitle, closeLabel: t.close }, args)}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          <Text size="s">{t.popoverText}</Text>
        </Popover>
      </>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Closed: Story = {};
export const Open: Story = { args: { startsOpen: true } };
export const ReadFromTheRight: Story = { args: { startsOpen: true }, globals: { direction: 'rtl' } };
export const LongestTexts: Story = { args: { startsOpen: true }, globals: { locale: 'longest' } };
export const EscapeGivesTheFocusBack: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const trigger = canvas.getByRole('button', { name: t.moreAbout });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: t.popoverTitle });
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
