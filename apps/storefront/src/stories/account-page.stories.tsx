import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** What a customer comes back for: orders, addresses, money, what is kept. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Account',
  args: { page: 'account-overview' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = {};
export const Phone: Story = {
  tags: ['!one-language'],
  args: { page: 'account-orders' },
  globals: { viewport: { value: 'phone' } },
};
export const Orders: Story = { args: { page: 'account-orders' } };
export const NoOrdersYet: Story = { args: { page: 'account-orders-none' } };
export const Order: Story = { args: { page: 'account-order' } };
export const Settings: Story = { args: { page: 'account-settings' } };
export const Addresses: Story = { args: { page: 'account-addresses' } };
export const Balance: Story = { args: { page: 'account-balance' } };
export const SavedCarts: Story = { args: { page: 'saved-carts' } };
