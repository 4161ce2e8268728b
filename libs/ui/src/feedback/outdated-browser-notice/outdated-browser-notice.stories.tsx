import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { OutdatedBrowserNotice, type OutdatedBrowserNoticeProps } from './outdated-browser-notice.tsx';

const browsers = [
  { name: 'Firefox', href: 'https://www.mozilla.org/firefox/' },
  { name: 'Chrome', href: 'https://www.google.com/chrome/' },
];

type Args = Partial<OutdatedBrowserNoticeProps>;

const meta: Meta<Args> = {
  title: 'Feedback/OutdatedBrowserNotice',
  component: OutdatedBrowserNotice as ComponentType<Args>, // the texts bring what an Args may lack
  args: { shown: 'always' },
  render: function Render(args) {
    const t = useTexts();
    return <OutdatedBrowserNotice title={t.oldBrowserTitle} text={t.oldBrowserText} browsers={browsers} {...args} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
export const UnseenInACurrentBrowser: Story = {
  tags: ['!autodocs'],
  args: { shown: 'where-needed' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf(globals.locale).oldBrowserTitle)).not.toBeVisible();
  },
};
