import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartParts } from '../features/cart/cart-parts.ts';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** As a navigation does before it shows the page: what came later would make it taller than it was measured. */
async function fetchParts(): Promise<Record<string, never>> {
  await cartParts.fetch();
  return {};
}

/** What the shopper has chosen, what it costs, and the way on. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Cart',
  args: { page: 'cart-full' },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  ...toldByShop,
  loaders: [...toldByShop.loaders, fetchParts],
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { page: 'cart-empty' }, globals: { viewport: { value: 'desktop' } } };
/** A price rose, some are sold, one is gone, and more was asked for than there is. */
export const ChangedMeanwhile: Story = {
  args: { page: 'cart-changed' },
  globals: { viewport: { value: 'desktop' } },
};
