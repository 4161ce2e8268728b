import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useTexts } from '../testing/story-texts.ts';
import { textsOf } from '../testing/texts-of.ts';
import { Text } from '../typography/text/text.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

type Args = Partial<TabsProps>;

const meta: Meta<Args> = {
  title: 'Navigation/Tabs',
  component: Tabs as ComponentType<Args>, // the texts bring what an Args may lack
  render: function Render(args) {
    const t = useTexts();
    return (
      <Tabs
        label={t.productTabs}
        items={[
          { id: 'description', label: t.tabDescription, content: <Text isMeasured>{t.paragraph}</Text> },
          { id: 'care', label: t.tabCare, content: <Text isMeasured>{t.careText}</Text> },
          { id: 'reviews', label: t.tabReviews, count: 12, content: <Text isMeasured>{t.reviewText}</Text> },
        ]}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const AnotherSelected: Story = { args: { defaultSelected: 'reviews' } };
export const Disabled: Story = {
  args: {
    items: ['A', 'B'].map((label) => ({ id: label, label, content: <Text>{label}</Text>, isDisabled: label === 'B' })),
  },
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, n) => ({ id: `${n}`, label: `Strl ${n + 30}`, content: <Text>{n}</Text> })),
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
export const ChangedByArrowKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: t.tabCare })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.careText);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: new RegExp(t.tabReviews) })).toHaveTextContent(t.reviewText);
  },
};
