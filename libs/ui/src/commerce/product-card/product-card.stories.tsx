import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { DemoCard, type DemoCardProps } from '../../testing/demo-card.tsx';
import { type StoryTexts, useTexts } from '../../testing/story-texts.ts';
import { secondPhoto } from '../../testing/photos/photo.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';

interface Args extends DemoCardProps {
  hasFewLeft?: boolean;
  isNew?: boolean;
  isSoldOut?: boolean;
  isFavourite?: boolean;
  isInCampaign?: boolean;
  isRated?: boolean;
  hasUnitPrice?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/ProductCard',
  component: ProductCard as ComponentType<Args>, // told through DemoCard, which fills in what an Args lacks
  args: { headingLevel: 2 },
  render: function Render({ hasFewLeft, isNew, isSoldOut, isFavourite, isInCampaign, isRated, hasUnitPrice, ...args }) {
    const t = useTexts();
    const priced = { selling: t.price, unitPrice: t.perKilo, isUnitPriceFirst: t.language === 'nb-NO' };
    return (
      <ProductGrid>
        <DemoCard
          {...(hasFewLeft && { stock: { state: 'few-left', label: t.fewLeft } as const })}
          {...(isNew && { badges: [{ text: t.news, tone: 'news' as const }] })}
          {...(isInCampaign && { badges: [discountBadge(t), { text: t.campaign, tone: 'news' as const }] })}
          {...(isRated && { rating: { score: 4.4, count: '(128)', spoken: t.averageRating } })}
          {...(hasUnitPrice && { price: priced })}
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
    const link = within(canvas.getByRole('heading')).getByRole('link');
    const card = canvas.getByRole('article').getBoundingClientRect();
    const corner = document.elementFromPoint(card.left + 20, card.top + card.height / 3);
    await expect(corner).toBe(link);
  },
};
function discountBadge(t: StoryTexts) {
  return { text: t.discount, tone: 'sale' } as const;
}

/** Under an address of its own: what another story showed lies in the browser's memory. */
function unseen(picture: ReturnType<typeof secondPhoto>) {
  return { ...picture, src: `${picture.src}?unseen` };
}

/** The other view is neither drawn nor fetched before a mouse is on the card. */
export const SecondView: Story = {
  args: { secondImage: unseen(secondPhoto('troja-fjall-rund-hals-gran')) },
  play: async ({ canvas }) => {
    const [, second] = canvas.getByRole('article').querySelectorAll('img');
    await expect(second && getComputedStyle(second).display).toBe('none');
    await expect(second?.currentSrc).toBe('');
  },
};
/** Each colour leads to the product in that colour; the rest of the card to the product. */
export const Colours: Story = {
  play: async ({ canvas, globals }) => {
    const { colours } = textsOf(globals.locale);
    const group = within(canvas.getByRole('group'));
    await expect(group.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(
      colours.slice(0, 5),
    );
    const [first] = group.getAllByRole('link');
    const { left, top, width, height } = first?.getBoundingClientRect() ?? new DOMRect();
    await expect(first?.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};
export const Rated: Story = { args: { isRated: true } };
export const InACampaign: Story = { args: { isInCampaign: true, isReduced: true } };
export const WithUnitPrice: Story = { args: { hasUnitPrice: true } };
export const NorwegianUnitPrice: Story = { args: { hasUnitPrice: true }, globals: { locale: 'nb' } };
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
export const LongestTexts: Story = {
  args: { isReduced: true, hasFewLeft: true, isInCampaign: true, isRated: true },
  globals: { locale: 'longest' },
};
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
