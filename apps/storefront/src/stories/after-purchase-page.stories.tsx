import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** An order is found again by its number, and gone back on. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/After the purchase',
  args: { page: 'find-order' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const FindOrder: Story = {};
export const LinkIsMailed: Story = { args: { page: 'find-order-asked' } };
export const Withdraw: Story = { args: { page: 'withdraw' } };
export const WithdrawThisOrder: Story = { args: { page: 'withdraw-order' } };
