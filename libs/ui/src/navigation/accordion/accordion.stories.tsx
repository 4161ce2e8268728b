import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Text } from '../../typography/text/text.tsx';
import { Accordion, type AccordionProps } from './accordion.tsx';

interface Args extends Partial<AccordionProps> {
  opensFirst?: boolean;
}

const meta: Meta<Args> = {
  title: 'Navigation/Accordion',
  component: Accordion as ComponentType<Args>, // the texts bring what an Args may lack
  render: function Render({ opensFirst = false, ...args }) {
    const t = useTexts();
    const of = (heading: string, text: string) => ({ heading, content: <Text isMeasured>{text}</Text> });
    const items = [
      { ...of(t.tabDescription, t.paragraph), isOpen: opensFirst },
      of(t.tabCare, t.careText),
      of(t.tabReviews, t.reviewText),
    ];
    return <Accordion items={items} {...args} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Closed: Story = {};
export const Open: Story = { args: { opensFirst: true } };
export const UnbrokenWord: Story = { args: { items: [{ heading: 'ull'.repeat(60), content: 'garn'.repeat(60) }] } };
export const LongestTexts: Story = { args: { opensFirst: true }, globals: { locale: 'longest' } };
export const OneAtATime: Story = {
  args: { isExclusive: true, opensFirst: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByText(t.paragraph)).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: t.tabCare }));
    await expect(canvas.getByText(t.careText)).toBeVisible();
    await expect(canvas.getByText(t.paragraph)).not.toBeVisible();
  },
};
