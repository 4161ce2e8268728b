import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** What the shop has to show, as its editors put it together. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Home',
  args: { page: 'home' },
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
