import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** Words of the shop, as its editors write them. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Content',
  args: { page: 'content' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = {};
export const CustomerService: Story = { args: { page: 'content-service' } };
export const Terms: Story = { args: { page: 'content-terms' } };
/** What is kept in the browser, and the choice. */
export const Cookies: Story = { args: { page: 'cookies' } };
