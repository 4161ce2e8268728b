import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** Orders by article numbers and by size, and carts that come by a link. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Many articles',
  args: { page: 'quick-order' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const QuickOrder: Story = {};
/** What becomes of each row. */
export const Checked: Story = { args: { page: 'quick-order-checked' } };
export const Sizes: Story = { args: { page: 'order-sizes' } };
export const SharedCart: Story = { args: { page: 'shared-cart' } };
export const CodeOfALink: Story = { args: { page: 'code-link' } };
