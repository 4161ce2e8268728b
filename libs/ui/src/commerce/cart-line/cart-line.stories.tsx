import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Notice } from '../../feedback/notice/notice.tsx';
import { QuantityField } from '../../inputs/quantity-field/quantity-field.tsx';
import { photo } from '../../testing/photos/photo.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { CartLine, type CartLineProps } from './cart-line.tsx';

interface Args extends CartLineProps {
  isReduced?: boolean;
  hasNotice?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/CartLine',
  component: CartLine,
  args: { href: '#product', image: photo('troja-fjall-rund-hals-gran') },
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
/** The shop has not answered yet; the keyboard need not wait for it. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = textsOf(globals.locale);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toContainElement(canvas.getByText(t.product));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.remove })).toHaveFocus();
  },
};
export const MissingPicture: Story = { args: { image: undefined } };
export const LongestTexts: Story = { args: { isReduced: true }, globals: { locale: 'longest' } };
