import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** What the members of an organization have in common: who they are, their credit, and what waits for approval. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Company',
  args: { page: 'company' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const Desktop: Story = {};
export const Approval: Story = { args: { page: 'company-approval' } };
export const InvitationIsOver: Story = { args: { page: 'company-invitation-over' } };
