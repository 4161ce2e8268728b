import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { DemoCard, type DemoCardProps } from '../../testing/demo-card.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';

interface Args extends DemoCardProps {
  hasFewLeft?: boolean;
  isNew?: boolean;
  isSoldOut?: boolean;
  isFavourite?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/ProductCard',
  component: ProductCard as ComponentType<Args>, // told through DemoCard, which fills in what an Args lacks
  args: { headingLevel: 2 },
  render: function Render({ hasFewLeft, isNew, isSoldOut, isFavourite, ...args }) {
    const t = useTexts();
    return (
      <ProductGrid>
        <DemoCard
          {...(hasFewLeft && { stock: { state: 'few-left', label: t.fewLeft } as const })}
          {...(isNew && { badge: t.news, badgeTone: 'news' as const })}
          {...(isSoldOut && { stock: { state: 'out-of-stock', label: t.outOfStock } as const })}
          {...(isFavourite && {
            actions: <IconButton icon="heart-filled" variant="raised" label={t.favourite} aria-pressed />,
          })}
          {...args}
        />
      </ProductGrid>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const card = canvas.getByRole('article').getBoundingClientRect();
    const corner = document.elementFromPoint(card.left + 20, card.top + card.height / 3);
    await expect(corner).toBe(link);
  },
};
export const PointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    const pictures = () => canvas.getByRole('article').querySelectorAll('img');
    await expect(pictures()).toHaveLength(1);
    await userEvent.hover(canvas.getByRole('article'));
    await waitFor(() => expect(pictures()[1]?.complete).toBe(true));
  },
};
export const Reduced: Story = { args: { isReduced: true } };
export const FewLeft: Story = { args: { hasFewLeft: true } };
export const New: Story = { args: { isNew: true } };
export const SoldOut: Story = { args: { isSoldOut: true } };
export const Favourite: Story = {
  args: { isFavourite: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};
export const MissingPicture: Story = { args: { image: undefined, secondImage: undefined } };
export const WithoutPrice: Story = { args: { price: null } };
export const LongestTexts: Story = { args: { isReduced: true, hasFewLeft: true }, globals: { locale: 'longest' } };
export const Loading: Story = {
  render: () => (
    <ProductGrid>
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </ProductGrid>
  ),
};
