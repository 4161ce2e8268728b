import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { hostileHtml } from '../testing/hostile-html.ts';
import { useTexts } from '../testing/story-texts.ts';
import { withoutClasses } from '../testing/without-classes.ts';
import { HtmlContent, type HtmlContentProps } from './html-content.tsx';

type Args = Partial<HtmlContentProps>;

const meta: Meta<Args> = {
  title: 'Content/HtmlContent',
  component: HtmlContent as ComponentType<Args>, // the texts bring what an Args may lack
  args: { headingLevel: 2 },
  render: function Render(args) {
    const t = useTexts();
    return <HtmlContent html={t.richText} tableLabel={t.sizeTable} {...args} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

const wideTable = `<table><thead><tr>${'<th scope="col">Strl</th>'.repeat(14)}</tr></thead><tbody><tr>${'<td>104 cm</td>'.repeat(14)}</tr></tbody></table>`;

export const Article: Story = {};
export const WideTable: Story = { args: { html: wideTable } };
export const UnbrokenWord: Story = { args: { html: `<h2>${'ull'.repeat(40)}</h2><p>${'garn'.repeat(60)}</p>` } };
export const Empty: Story = { args: { html: '<p>&nbsp;</p>' } };
export const MissingPicture: Story = {
  args: { html: `<p>Ull</p><img src="data:image/png;base64," alt="Får">` },
};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
/** The browser's own parser gives what the server's does, so that hydration finds what it expects. */
export const ReadAsOnTheServer: Story = {
  tags: ['!autodocs'],
  play: async () => {
    for (const [name, html, expected] of hostileHtml) {
      const markup = renderToStaticMarkup(<HtmlContent html={html} tableLabel="Tabell" />);
      await expect([name, withoutClasses(markup)]).toEqual([name, expected]);
    }
  },
};
