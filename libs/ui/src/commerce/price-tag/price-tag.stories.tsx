import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { PriceTag, type PriceTagProps } from './price-tag.tsx';

interface Args extends Omit<PriceTagProps, 'selling'> {
  selling?: string;
  isReduced?: boolean;
  hasNotes?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/PriceTag',
  component: PriceTag as ComponentType<Args>, // the texts bring the price that an Args may lack
  render: function Render({ isReduced, hasNotes, ...args }) {
    const t = useTexts();
    const reduction = {
      prior: t.priorPrice,
      priorCaption: t.priorCaption,
      discount: t.discount,
      spoken: t.spokenReduced,
    };
    const notes = { vatNote: t.vat, unitPrice: t.perKilo };
    return (
      <PriceTag {...(isReduced && reduction)} {...(hasNotes && notes)} {...args} selling={args.selling ?? t.price} />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const Reduced: Story = { args: { isReduced: true } };
export const WithNotes: Story = { args: { hasNotes: true } };
export const OfAProductPage: Story = { args: { isReduced: true, hasNotes: true, size: 'l' } };
export const Norwegian: Story = { args: { isReduced: true, hasNotes: true, size: 'l' }, globals: { locale: 'nb' } };
export const Free: Story = { args: { selling: '0 kr' } };
export const LongestTexts: Story = {
  args: { isReduced: true, hasNotes: true, size: 'l' },
  globals: { locale: 'longest' },
};
