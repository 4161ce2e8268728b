import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { ProductPageSkeleton } from './product-page-skeleton.tsx';

const meta: Meta = {
  title: 'Commerce/ProductPageSkeleton',
  component: ProductPageSkeleton as ComponentType<object>, // the texts bring what an Args may lack
  render: function Render(args) {
    return <ProductPageSkeleton label={useTexts().loading} {...args} />;
  },
};

export default meta;
type Story = StoryObj;

export const Default: Story = {};
/** The docs have no phone. */
export const OnAPhone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
