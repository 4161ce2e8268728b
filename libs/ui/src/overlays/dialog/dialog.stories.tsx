import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Text } from '../../typography/text/text.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface Args extends DialogProps {
  startsOpen?: boolean;
}

const meta: Meta<Args> = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: framedInDocs('24rem'),
  render: function Render({ startsOpen = false, ...args }) {
    const t = useTexts();
    const [isOpen, setOpen] = useState(startsOpen);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.readMore}
        </Button>
        <Dialog {...worded({ title: t.dialogTitle, closeLabel: t.close }, args)} isOpen={isOpen} onOpenChange={setOpen}>
          <Text>{t.dialogText}</Text>
        </Dialog>
      </>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = { args: { startsOpen: true } };
export const Small: Story = { args: { startsOpen: true, size: 's' } };
/** The title asks, the answers are verbs, and what is lost is said. */
export const Confirms: Story = {
  render: function Render() {
    const t = useTexts();
    const [isOpen, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.confirmYes}
        </Button>
        <Dialog title={t.confirmTitle} closeLabel={t.close} size="s" isOpen={isOpen} onOpenChange={setOpen}>
          <Stack space="l">
            <Text>{t.confirmText}</Text>
            <Inline>
              <Button variant="secondary" onClick={close}>
                {t.confirmNo}
              </Button>
              <Button onClick={close}>{t.confirmYes}</Button>
            </Inline>
          </Stack>
        </Dialog>
      </>
    );
  },
};
export const LongestTexts: Story = { args: { startsOpen: true }, globals: { locale: 'longest' } };
export const ClosesByItsButton: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
