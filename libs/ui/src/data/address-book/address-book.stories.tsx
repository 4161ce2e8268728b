import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Link } from '../../navigation/link/link.tsx';
import { useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { AddressBook, type AddressBookProps } from './address-book.tsx';

interface Args extends Partial<AddressBookProps> {
  count?: number;
}

const meta: Meta<Args> = {
  title: 'Data/AddressBook',
  component: AddressBook as ComponentType<Args>, // the texts bring what an Args may lack
  args: { count: 3 },
  render: function Render({ count = 3, ...args }) {
    const { addressBook, addressBookDefault, addressBookRemove } = useTexts();
    const { shippingAddressLines, sectionEdit } = useCheckoutTexts();
    const [name = '', ...lines] = shippingAddressLines;
    return (
      <AddressBook
        label={addressBook}
        addresses={Array.from({ length: count }, (_, at) => ({
          id: String(at),
          heading: name,
          lines: at === 1 ? ['c/o Berg', ...lines] : lines,
          marks: at === 0 ? [addressBookDefault] : [],
          actions: (
            <>
              <Link isStandalone href="#address">
                {sectionEdit}
              </Link>
              {at > 0 && (
                <Button variant="quiet" size="s">
                  {addressBookRemove}
                </Button>
              )}
            </>
          ),
        }))}
        {...args}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Several: Story = {};
export const One: Story = { args: { count: 1 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
