import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { Text } from '../../typography/text/text.tsx';
import { NativeDialog, type NativeDialogProps } from './native-dialog.tsx';

interface Args extends NativeDialogProps {
  startsOpen?: boolean;
}

const meta: Meta<Args> = {
  title: 'Overlays/NativeDialog',
  component: NativeDialog,
  parameters: framedInDocs('24rem'),
  render: function Render({ startsOpen = false, ...args }) {
    const t = useTexts();
    const [isOpen, setOpen] = useState(startsOpen);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.readMore}
        </Button>
        {isOpen && (
          <NativeDialog
            {...worded({ title: t.nativeDialog, closeLabel: t.close }, args)}
            onClose={() => setOpen(false)}
          >
            <Text>{t.dialogText}</Text>
          </NativeDialog>
        )}
      </>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = { args: { startsOpen: true } };
export const OnAPhone: Story = { args: { startsOpen: true }, globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { args: { startsOpen: true }, globals: { locale: 'longest' } };
export const ClosesByItsButtonAndByEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    for (const close of [
      async () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.close })),
      async () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })),
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: t.readMore }));
      const dialog = within(await screen.findByRole('dialog', { name: t.nativeDialog }));
      await waitFor(() => expect(dialog.getByRole('heading')).toHaveFocus());
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: t.readMore })).toHaveFocus());
    }
  },
};
