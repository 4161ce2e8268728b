import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Notice } from '../../feedback/notice/notice.tsx';
import { QuantityField } from '../../inputs/quantity-field/quantity-field.tsx';
import { drawnPicture, goodsColours } from '../../testing/drawn-pictures.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { CartLine, type CartLineProps } from './cart-line.tsx';

interface Args extends CartLineProps {
  isReduced?: boolean;
  hasNotice?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/CartLine',
  component: CartLine,
  args: { href: '#product', image: drawnPicture('sweater', goodsColours[1]) },
  render: function Render({ isReduced, hasNotice, ...args }) {
    const t = useTexts();
    const amount = { label: t.quantity, decreaseLabel: t.decrease, increaseLabel: t.increase, max: 9, defaultValue: 2 };
    return (
      <CartLine
        {...worded(
          {
            name: t.product,
            variant: t.variant,
            unitPrice: t.unitPrice,
            price: { selling: t.linePrice, prior: isReduced ? t.priorPrice : null, spoken: t.linePrice },
            quantity: <QuantityField {...amount} size="s" isLabelHidden />,
            remove: <IconButton icon="trash" label={t.remove} />,
            note: hasNotice && <Notice tone="danger">{t.noticeDanger}</Notice>,
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const Reduced: Story = { args: { isReduced: true } };
export const WithNotice: Story = { args: { hasNotice: true } };
export const Roomy: Story = { args: { isRoomy: true } };
export const MissingPicture: Story = { args: { image: undefined } };
export const LongestTexts: Story = { args: { isReduced: true }, globals: { locale: 'longest' } };
