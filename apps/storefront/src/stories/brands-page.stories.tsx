import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** Every brand that the shop sells. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Brands',
  args: { page: 'brands' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = {};
