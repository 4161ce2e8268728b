import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** The shop has the order: its number, what happens next, what was bought, and the way to change one's mind. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Confirmation',
  args: { page: 'confirmation-paid' },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The bank has not answered yet. */
export const Pending: Story = {
  args: { page: 'confirmation-pending' },
  tags: ['one-language'],
  globals: { viewport: { value: 'desktop' } },
};
export const Organisation: Story = {
  args: { page: 'confirmation-organisation' },
  tags: ['one-language'],
  globals: { viewport: { value: 'desktop' } },
};
/** Billed, and fetched from a shop nearby. */
export const Pickup: Story = {
  args: { page: 'confirmation-pickup' },
  tags: ['one-language'],
  globals: { viewport: { value: 'desktop' } },
};
/** The provider took nothing. */
export const PaymentFailed: Story = {
  args: { page: 'checkout-failed' },
  tags: ['one-language'],
  globals: { viewport: { value: 'desktop' } },
};
