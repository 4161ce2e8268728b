import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { worded } from '../../testing/worded.ts';
import type { CheckoutTexts } from '../../testing/checkout/checkout-texts-sv.ts';
import { LineChange, type LineChangeKind, type LineChangeProps } from './line-change.tsx';

const textOf: Readonly<Record<LineChangeKind, keyof CheckoutTexts['changes']>> = {
  'price-raised': 'raised',
  'price-lowered': 'lowered',
  'fewer-left': 'fewer',
  'sold-out': 'soldOut',
  discontinued: 'discontinued',
};

const meta: Meta<Partial<LineChangeProps>> = {
  title: 'Commerce/LineChange',
  component: LineChange as ComponentType<Partial<LineChangeProps>>, // the texts bring the rest
  argTypes: { children: { control: 'text' } },
  render: function Render({ kind = 'price-raised', ...args }) {
    const [text, action] = useCheckoutTexts().changes[textOf[kind]];
    const button = action && (
      <Button variant="secondary" size="s">
        {action}
      </Button>
    );
    return <LineChange {...worded<LineChangeProps>({ action: button }, { kind, children: text, ...args })} />;
  },
};

export default meta;
type Story = StoryObj<Partial<LineChangeProps>>;

export const PriceRaised: Story = { args: { kind: 'price-raised' } };
export const PriceLowered: Story = { args: { kind: 'price-lowered' } };
export const FewerLeft: Story = { args: { kind: 'fewer-left' } };
export const SoldOut: Story = { args: { kind: 'sold-out' } };
export const Discontinued: Story = { args: { kind: 'discontinued' } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
