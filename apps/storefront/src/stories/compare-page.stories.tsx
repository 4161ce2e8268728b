import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** Products beside each other. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Compare',
  args: { page: 'compare' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = {};
