import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { QuickAdd, type QuickAddProps } from './quick-add.tsx';

type Args = Omit<QuickAddProps, 'label'>;

const meta: Meta<Args> = {
  title: 'Commerce/QuickAdd',
  component: QuickAdd as ComponentType<Args>, // the texts bring the label that an Args lacks
  args: { href: '#product', of: 'product', fields: { skuId: '7' } },
  render: function Render(args) {
    return <QuickAdd label={useTexts().addToCart} {...args} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

/** One size: it goes straight into the cart. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { form } = canvas.getByRole<HTMLButtonElement>('button');
    await expect(form && Object.fromEntries(new FormData(form))).toEqual({ skuId: '7' });
  },
};
/** Several sizes: it leads to the choice. */
export const ToChoose: Story = {
  args: { fields: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#product');
  },
};
