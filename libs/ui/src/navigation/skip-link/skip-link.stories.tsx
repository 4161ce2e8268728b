import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { SkipLink, type SkipLinkProps } from './skip-link.tsx';

const meta: Meta<SkipLinkProps> = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: framedInDocs('8rem'),
  argTypes: { children: { control: 'text' } },
  args: { targetId: 'content' },
  render: function Render(args) {
    const t = useTexts();
    return (
      <>
        <SkipLink {...worded({ children: t.skip }, args)} />
        <main id="content">{t.paragraph}</main>
      </>
    );
  },
};

export default meta;
type Story = StoryObj<SkipLinkProps>;

export const Unseen: Story = {};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeGreaterThan(100);
  },
};
