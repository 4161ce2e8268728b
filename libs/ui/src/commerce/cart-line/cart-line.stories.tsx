import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Notice } from '../../feedback/notice/notice.tsx';
import { QuantityField } from '../../inputs/quantity-field/quantity-field.tsx';
import { useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { photo } from '../../testing/photos/photo.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { LineChange } from '../line-change/line-change.tsx';
import { PackageContents } from '../package-contents/package-contents.tsx';
import { CartLine, type CartLineProps } from './cart-line.tsx';

interface Args extends CartLineProps {
  isReduced?: boolean;
  hasNotice?: boolean;
  hasCampaign?: boolean;
  isPackage?: boolean;
  isSoldOut?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/CartLine',
  component: CartLine,
  args: { href: '#product', image: photo('troja-fjall-rund-hals-gran') },
  render: function Render({ isReduced, hasNotice, hasCampaign, isPackage, isSoldOut, ...args }) {
    const t = useTexts();
    const c = useCheckoutTexts();
    const items = c.packageItems.map(([name, variant, quantity]) => ({ name, variant, quantity }));
    const [changeText, changeAction] = c.changes.soldOut;
    const change = (
      <LineChange
        kind="sold-out"
        action={
          <Button variant="secondary" size="s">
            {changeAction}
          </Button>
        }
      >
        {changeText}
      </LineChange>
    );
    const amount = { label: t.quantity, decreaseLabel: t.decrease, increaseLabel: t.increase, max: 9, defaultValue: 2 };
    return (
      <CartLine
        {...worded(
          {
            name: isPackage ? c.packageName : t.product,
            variant: isPackage ? undefined : t.variant,
            campaign: hasCampaign ? c.campaign : undefined,
            contents: isPackage && <PackageContents label={c.packageToggle} items={items} />,
            unitPrice: t.unitPrice,
            price: { selling: t.linePrice, prior: isReduced ? t.priorPrice : null, spoken: t.linePrice },
            quantity: isSoldOut ? null : <QuantityField {...amount} size="s" isLabelHidden />,
            remove: <IconButton icon="trash" label={t.remove} />,
            note: isSoldOut ? change : hasNotice && <Notice tone="danger">{t.noticeDanger}</Notice>,
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
/** A campaign took something off it. */
export const InACampaign: Story = { args: { isReduced: true, hasCampaign: true } };
/** What it holds is a press away. */
export const Package: Story = { args: { isPackage: true, image: photo('mugg-strand-havre') } };
/** It cannot be bought any more, and does not count. */
export const SoldOut: Story = { args: { isSoldOut: true, isUnavailable: true } };
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
