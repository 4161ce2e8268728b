import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Text } from '../../typography/text/text.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

interface Args extends DrawerProps {
  startsOpen?: boolean;
  paragraphs?: number;
}

const meta: Meta<Args> = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: framedInDocs('30rem'),
  args: { paragraphs: 1 },
  render: function Render({ startsOpen = false, paragraphs, ...args }) {
    const t = useTexts();
    const [isOpen, setOpen] = useState(startsOpen);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t.cart}</Button>
        <Drawer
          {...worded({ title: t.cart, closeLabel: t.close, footer: <Button isFullWidth>{t.checkout}</Button> }, args)}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          <Stack>
            {Array.from({ length: paragraphs ?? 1 }, (_, index) => (
              <Text key={index}>{t.drawerText}</Text>
            ))}
          </Stack>
        </Drawer>
      </>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = { args: { startsOpen: true } };
export const FromTheStart: Story = { args: { startsOpen: true, side: 'start' } };
export const FromTheBottom: Story = { args: { startsOpen: true, side: 'bottom' } };
export const Small: Story = { args: { startsOpen: true, size: 's' } };
export const Large: Story = { args: { startsOpen: true, size: 'l' } };
export const ReadFromTheRight: Story = { args: { startsOpen: true }, globals: { direction: 'rtl' } };
/** More than fits: the keyboard stops at it, and can scroll it. */
export const Scrolling: Story = {
  args: { startsOpen: true, paragraphs: 60 },
  play: async ({ globals }) => {
    const t = textsOf(globals.locale);
    const panel = within(await screen.findByRole('dialog'));
    const text = panel.getAllByText(t.drawerText)[0] ?? null;
    // It is measured once it is drawn.
    await waitFor(() => expect(text?.closest('[tabindex="0"]') ?? null).not.toBeNull());
    panel.getByRole('button', { name: t.close }).focus();
    await userEvent.tab();
    await expect(document.activeElement).toContainElement(text);
    await userEvent.tab();
    await expect(panel.getByRole('button', { name: t.checkout })).toHaveFocus();
  },
};
/** There is nothing to scroll: the keyboard goes from button to button. */
export const StopsAtButtonsAlone: Story = {
  args: { startsOpen: true },
  play: async ({ globals }) => {
    const t = textsOf(globals.locale);
    const panel = within(await screen.findByRole('dialog'));
    panel.getByRole('button', { name: t.close }).focus();
    await userEvent.tab();
    await expect(panel.getByRole('button', { name: t.checkout })).toHaveFocus();
  },
};
export const LongestTexts: Story = { args: { startsOpen: true }, globals: { locale: 'longest' } };

export const EscapeGivesTheFocusBack: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const opener = canvas.getByRole('button', { name: t.cart });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: t.cart });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** However much lies in it, the button that opens it is done before the panel is drawn. */
export const AnswersFirst: Story = {
  tags: ['!autodocs'],
  args: { paragraphs: 60 },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    canvas.getByRole('button', { name: t.cart }).click();
    // React has drawn what the press itself changed once this is over.
    await Promise.resolve();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('dialog', { name: t.cart });
  },
};

/** One panel, several frames: a filter panel whose rows open a list each. */
export const Frames: Story = {
  render: function Render(args) {
    const t = useTexts();
    const [isOpen, setOpen] = useState(false);
    const [frame, setFrame] = useState<'filters' | 'colour'>('filters');
    const isColour = frame === 'colour';
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t.filters}</Button>
        <Drawer
          {...worded(
            {
              closeLabel: t.close,
              frame,
              title: isColour ? t.filterColour : t.filters,
              back: isColour ? { label: t.back, onPress: () => setFrame('filters') } : undefined,
            },
            args,
          )}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {isColour ? (
            <Text>{t.filterColourText}</Text>
          ) : (
            <Button variant="secondary" isFullWidth onClick={() => setFrame('colour')}>
              {t.filterColour}
            </Button>
          )}
        </Drawer>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.click(canvas.getByRole('button', { name: t.filters }));
    const panel = within(await screen.findByRole('dialog', { name: t.filters }));
    await userEvent.click(panel.getByRole('button', { name: t.filterColour }));
    await waitFor(() => expect(panel.getByRole('heading', { name: t.filterColour })).toHaveFocus());
    await userEvent.click(panel.getByRole('button', { name: t.back }));
    await waitFor(() => expect(panel.getByRole('heading', { name: t.filters })).toHaveFocus());
  },
};

export const HoldsTheFocus: Story = {
  tags: ['!autodocs'],
  args: { startsOpen: true },
  play: async ({ globals }) => {
    const t = textsOf(globals.locale);
    const panel = await screen.findByRole('dialog');
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab();
      await expect(panel.contains(document.activeElement)).toBe(true);
    }
    await userEvent.click(within(panel).getByRole('button', { name: t.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
