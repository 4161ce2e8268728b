import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** A product: its pictures beside the box that sells it, then everything a doubtful shopper asks. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Product',
  args: { page: 'product-colours' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = {};
export const Phone: Story = { tags: ['!one-language'], globals: { viewport: { value: 'phone' } } };
/** Nothing to choose. */
export const Simple: Story = { args: { page: 'product-simple' } };
export const Sizes: Story = { args: { page: 'product-size' } };
export const ColoursAndSizes: Story = { args: { page: 'product-colour-and-size' } };
/** A neck, a colour and a size. */
export const ThreeLevels: Story = { args: { page: 'product-three-levels' } };
/** There is none, and it can be bought. */
export const MadeToOrder: Story = { args: { page: 'product-made-to-order' } };
export const SoldOut: Story = { args: { page: 'product-sold-out' } };
export const GiftCard: Story = { args: { page: 'product-gift-card' } };
/** What the law has told of it. */
export const Food: Story = { args: { page: 'product-food' } };
/** Put together by the shopper. */
export const Package: Story = { args: { page: 'package' } };
