import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** Goods of a category, a brand, a campaign or a search, what narrows them, and what is said where there are none. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/List',
  args: { page: 'category' },
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
/** Two sizes are chosen, and each can be taken back. */
export const Narrowed: Story = { args: { page: 'category-narrowed' } };
export const NothingFits: Story = { args: { page: 'category-nothing-fits' } };
export const Brand: Story = { args: { page: 'brand' } };
export const Campaign: Story = { args: { page: 'campaign' } };
export const News: Story = { args: { page: 'news' } };
export const Search: Story = { args: { page: 'search' } };
export const NothingFound: Story = { args: { page: 'search-nothing' } };
