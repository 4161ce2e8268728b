import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { CartSkeleton, type CartSkeletonProps } from './cart-skeleton.tsx';

type Args = Partial<CartSkeletonProps>;

const meta: Meta<Args> = {
  title: 'Commerce/CartSkeleton',
  component: CartSkeleton as ComponentType<Args>, // the texts bring what an Args may lack
  render: function Render(args) {
    return <CartSkeleton label={useTexts().loading} {...args} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const OnThePage: Story = { args: { lines: 4, isRoomy: true } };
