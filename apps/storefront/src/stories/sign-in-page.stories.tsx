import type { Meta, StoryObj } from '@storybook/react-vite';
import { toldByShop, type ShopPageArgs } from './shop-page.tsx';

/** The ways to an account. */
const meta: Meta<ShopPageArgs> = {
  title: 'Pages/Sign in',
  args: { page: 'sign-in' },
  tags: ['!autodocs', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  // Journeys look through the pages themselves.
  parameters: { isFullPage: true, a11y: { test: 'off' } },
  ...toldByShop,
};

export default meta;
type Story = StoryObj<ShopPageArgs>;

export const SignIn: Story = {};
export const Refused: Story = { args: { page: 'sign-in-refused' } };
export const CreateAccount: Story = { args: { page: 'create-account' } };
export const ForgottenPassword: Story = { args: { page: 'forgot-password' } };
export const NewPassword: Story = { args: { page: 'reset-password' } };
