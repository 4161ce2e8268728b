import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { PackageContents, type PackageContentsProps } from './package-contents.tsx';

const meta: Meta<Partial<PackageContentsProps>> = {
  title: 'Commerce/PackageContents',
  component: PackageContents as ComponentType<Partial<PackageContentsProps>>, // the texts bring the rest
  render: function Render(args) {
    const t = useCheckoutTexts();
    const items = t.packageItems.map(([name, variant, quantity]) => ({ name, variant, quantity }));
    return <PackageContents label={t.packageToggle} items={items} {...args} />;
  },
};

export default meta;
type Story = StoryObj<Partial<PackageContentsProps>>;

export const Closed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    const toggle = canvas.getByText(t.packageToggle);
    await userEvent.click(toggle);
    await expect(canvas.getByText(t.packageItems[1][0])).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText(t.packageItems[1][0])).not.toBeVisible();
    toggle.blur();
  },
};
export const Open: Story = { args: { isOpen: true } };
export const LongestTexts: Story = {
  args: { isOpen: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
