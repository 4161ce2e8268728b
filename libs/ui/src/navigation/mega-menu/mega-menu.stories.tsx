import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { demoCategories } from '../../testing/demo-categories.ts';
import { photo } from '../../testing/photos/photo.ts';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Text } from '../../typography/text/text.tsx';
import { Link } from '../link/link.tsx';
import { MegaMenu, type MegaMenuProps } from './mega-menu.tsx';

type Args = Partial<MegaMenuProps>;

const meta: Meta<Args> = {
  title: 'Navigation/MegaMenu',
  component: MegaMenu as ComponentType<Args>, // the texts bring what an Args may lack
  globals: { viewport: { value: 'desktop' } },
  render: function Render(args) {
    const t = useTexts();
    const picture = photo('plad-frost-senap');
    const items = demoCategories(t).map((item, index) =>
      index === 0 ? { ...item, isCurrent: true, feature: { label: t.menuPicture, href: '#news', picture } } : item,
    );
    return (
      <>
        <MegaMenu
          label={t.categories}
          items={items}
          openLabel={(label) => `${t.openMenu} ${label}`}
          seeAllLabel={(label) => `${t.everythingIn} ${label}`}
          loadingLabel={t.loading}
          {...args}
        />
        <Text>
          {t.paragraph} <Link href="#more">{t.readMore}</Link>
        </Text>
      </>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

const opener = (globals: Record<string, unknown>, index: number) => {
  const t = textsOf(globals.locale);
  return { name: `${t.openMenu} ${t.departments[index] ?? ''}` };
};

const opened = framedInDocs('46rem');

export const Closed: Story = {};
export const Empty: Story = { args: { items: [] } };
export const OpensByPress: Story = {
  parameters: opened,
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', opener(globals, 0));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: textsOf(globals.locale).menuPicture })).toBeVisible();
  },
};
export const OpensWhatIsOnItsWay: Story = {
  parameters: opened,
  args: { onIntent: fn() },
  render: function Render({ onIntent }) {
    const t = useTexts();
    const items = t.departments.map((label) => ({ label, href: `#${label}`, isLoading: true }));
    const openLabel = (label: string) => `${t.openMenu} ${label}`;
    const seeAllLabel = (label: string) => `${t.everythingIn} ${label}`;
    const asked = { openLabel, seeAllLabel, loadingLabel: t.loading, ...(onIntent && { onIntent }) };
    return <MegaMenu label={t.categories} items={items} {...asked} />;
  },
  play: async ({ args, canvas, globals }) => {
    await expect(args.onIntent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', opener(globals, 0)));
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(textsOf(globals.locale).loading);
  },
};
export const WithAWayAtTheEnd: Story = {
  tags: ['!autodocs'],
  render: function Render() {
    const t = useTexts();
    return (
      <MegaMenu
        label={t.categories}
        items={demoCategories(t)}
        openLabel={(label) => `${t.openMenu} ${label}`}
        seeAllLabel={(label) => `${t.everythingIn} ${label}`}
        end={
          <Link href="#help" tone="quiet" isStandalone>
            {t.readMore}
          </Link>
        }
      />
    );
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest' }, parameters: opened, play: OpensByPress.play };
export const ReadFromTheRight: Story = { globals: { direction: 'rtl' }, parameters: opened, play: OpensByPress.play };
export const EscapeGivesTheFocusBack: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const button = canvas.getByRole('button', opener(globals, 0));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: `${t.everythingIn} ${t.departments[0] ?? ''}` })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
export const OpensWhereAMouseRests: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const first = canvas.getByRole('button', opener(globals, 0));
    const second = canvas.getByRole('button', opener(globals, 1));
    await userEvent.hover(first);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.hover(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.unhover(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const ClosesWhenTheFocusLeaves: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', opener(globals, 0));
    await userEvent.click(button);
    canvas.getByRole('link', { name: textsOf(globals.locale).readMore }).focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};
