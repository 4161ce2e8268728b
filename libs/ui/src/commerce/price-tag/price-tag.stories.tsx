import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
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
export const Norwegian: Story = {
  args: { isReduced: true, hasNotes: true, isUnitPriceFirst: true, size: 'l' },
  globals: { locale: 'nb' },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const asWritten = { normalizer: (text: string) => text }; // the texts hold hard spaces
    const [unitPrice, price] = [t.perKilo, t.price].map((text) => canvas.getByText(text, asWritten));
    if (!unitPrice || !price) throw new Error('a price is missing');
    await expect(unitPrice.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(getComputedStyle(unitPrice).fontSize).toBe(getComputedStyle(price).fontSize);
    await expect(unitPrice.closest('[aria-hidden]')).toBeNull();
  },
};
export const Free: Story = { args: { selling: '0 kr', hasNotes: true } };
export const AMillion: Story = { args: { selling: '1 000 000 kr', isReduced: true, hasNotes: true, size: 'l' } };
export const WithoutVat: Story = { args: { selling: '1 039,20 kr', vatNote: 'exkl. moms' } };
export const LongestTexts: Story = {
  args: { isReduced: true, hasNotes: true, size: 'l' },
  globals: { locale: 'longest' },
};
