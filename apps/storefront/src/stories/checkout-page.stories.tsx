import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** One page, nothing that leads away; the sum is always in sight, and once more right above the button that pays it. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Checkout',
  args: { page: 'checkout-person' },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Its number, its references, and what the goods cost without VAT. */
export const Organisation: Story = {
  args: { page: 'checkout-organisation' },
  tags: ['one-language'],
  globals: { viewport: { value: 'desktop' } },
};
export const WithErrors: Story = {
  args: { page: 'checkout-refused' },
  tags: ['one-language'],
  globals: { viewport: { value: 'phone' } },
};
/** The provider led back: nothing is lost, and another way is open. */
export const PaymentDeclined: Story = {
  args: { page: 'checkout-declined' },
  tags: ['one-language'],
  globals: { viewport: { value: 'desktop' } },
};
export const PaidByGiftCard: Story = {
  args: { page: 'checkout-covered' },
  tags: ['one-language'],
  globals: { viewport: { value: 'desktop' } },
};
