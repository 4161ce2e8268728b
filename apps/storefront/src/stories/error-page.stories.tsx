import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** What is said where a page cannot be shown, and the ways on. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Errors',
  args: { page: 'error-missing' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Missing: Story = {};
export const GivenUp: Story = { args: { page: 'error-given-up' } };
export const Broken: Story = { args: { failure: { status: 500 } } };
export const OutOfReach: Story = { args: { failure: { status: 503 } } };
export const Offline: Story = { args: { failure: { status: 503, isOffline: true } } };
