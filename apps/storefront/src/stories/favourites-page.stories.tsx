import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** What was marked, in lists, and shared. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Favourites',
  args: { page: 'favourites' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = {};
export const None: Story = { args: { page: 'favourites-none' } };
export const Shared: Story = { args: { page: 'favourites-shared' } };
