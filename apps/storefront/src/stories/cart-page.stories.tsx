import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** What the shopper has chosen, what it costs, and the way on. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Cart',
  args: { page: 'cart-full' },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  args: { page: 'cart-empty' },
  tags: ['one-language'],
  globals: { viewport: { value: 'desktop' } },
};
/** A price rose, some are sold, one is gone, and more was asked for than there is. */
export const ChangedMeanwhile: Story = {
  args: { page: 'cart-changed' },
  tags: ['one-language'],
  globals: { viewport: { value: 'desktop' } },
};
