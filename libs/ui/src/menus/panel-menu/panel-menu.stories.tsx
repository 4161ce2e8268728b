import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { Link } from '../../navigation/link/link.tsx';
import { demoCategories } from '../../testing/demo-categories.ts';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { PanelMenu, type PanelMenuProps } from './panel-menu.tsx';

interface Args extends Partial<PanelMenuProps> {
  startsOpen?: boolean;
}

const meta: Meta<Args> = {
  title: 'Overlays/PanelMenu',
  component: PanelMenu as never, // the texts bring what an Args may lack
  parameters: framedInDocs('40rem'),
  globals: { viewport: { value: 'phone' } },
  render: function Render({ startsOpen = false, items, ...args }) {
    const t = useTexts();
    const [isOpen, setOpen] = useState(startsOpen);
    return (
      <>
        <Button icon="menu" variant="secondary" onClick={() => setOpen(true)}>
          {t.menu}
        </Button>
        <PanelMenu
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={t.menu}
          closeLabel={t.close}
          backLabel={(title) => `${t.backTo} ${title}`}
          seeAllLabel={(label) => `${t.everythingIn} ${label}`}
          items={items ?? demoCategories(t)}
          footer={<Link href="#account">{t.account}</Link>}
          {...args}
        />
      </>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = { args: { startsOpen: true } };
export const Empty: Story = { args: { startsOpen: true, items: [] } };
export const ReadFromTheRight: Story = { args: { startsOpen: true }, globals: { direction: 'rtl' } };
export const LongestTexts: Story = { args: { startsOpen: true }, globals: { locale: 'longest' } };
export const DownAndBackByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const [department = '', shelf = ''] = [t.departments[0], t.shelves[0]];
    await userEvent.click(canvas.getByRole('button', { name: t.menu }));
    const panel = within(await screen.findByRole('dialog', { name: t.menu }));
    panel.getByRole('button', { name: department }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByRole('heading', { name: department })).toHaveFocus());
    const all = panel.getByRole('link', { name: `${t.everythingIn} ${department}` });
    await waitFor(() => expect(all).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: shelf }));
    await userEvent.click(panel.getByRole('button', { name: `${t.backTo} ${department}` }));
    await waitFor(() => expect(panel.getByRole('button', { name: shelf })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
