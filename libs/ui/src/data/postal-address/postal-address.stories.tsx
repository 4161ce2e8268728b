import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../navigation/link/link.tsx';
import { useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { PostalAddress, type PostalAddressProps } from './postal-address.tsx';

interface Args extends Partial<PostalAddressProps> {
  canBeChanged?: boolean;
}

const meta: Meta<Args> = {
  title: 'Data/PostalAddress',
  component: PostalAddress as ComponentType<Args>, // the texts bring what an Args may lack
  render: function Render({ canBeChanged, ...args }) {
    const t = useCheckoutTexts();
    return (
      <PostalAddress
        heading={t.shipping}
        lines={t.shippingAddressLines}
        action={
          canBeChanged && (
            <Link isStandalone href="#address">
              {t.sectionEdit}
            </Link>
          )
        }
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const WithAction: Story = { args: { canBeChanged: true } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
