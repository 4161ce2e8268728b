import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { Notice } from '../../feedback/notice/notice.tsx';
import { PostalCodeField } from '../../inputs/postal-code-field/postal-code-field.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { checkoutTextsOf, useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import type { CheckoutTexts } from '../../testing/checkout/checkout-texts-sv.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { DeliveryEstimate, type DeliveryEstimateProps, type DeliveryEstimateWay } from './delivery-estimate.tsx';

interface Args extends Partial<DeliveryEstimateProps> {
  isTold?: boolean;
  isNowhere?: boolean;
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/DeliveryEstimate',
  component: DeliveryEstimate as ComponentType<Args>, // the texts bring the rest
  render: function Render({ isTold = true, isNowhere, hasError, ...args }) {
    const t = useCheckoutTexts();
    const brief = [t.deliveries.pickup[2], t.deliveries.pickup[1]].join(', ');
    return (
      <DeliveryEstimate
        label={useTexts().deliveryEstimate}
        {...(isTold && { brief, ways: waysOf(t), placesLabel: t.pickupLegend })}
        {...(isNowhere && { notice: <Notice tone="warning">{t.deliveryEmpty}</Notice> })}
        {...args}
      >
        <Inline align="end">
          <PostalCodeField
            label={t.postalCode}
            {...(isTold && { defaultValue: t.postalCodeExample })}
            error={hasError ? t.postalCodeError : undefined}
          />
          <Button variant="secondary">{t.delivery}</Button>
        </Inline>
      </DeliveryEstimate>
    );
  },
};

function waysOf(t: CheckoutTexts): readonly DeliveryEstimateWay[] {
  return (['pickup', 'mailbox', 'home'] as const).map((kind) => {
    const [name, time, fee] = t.deliveries[kind];
    const points = kind === 'pickup' ? t.pickupPoints.slice(0, 3) : [];
    return {
      ...{ id: kind, name, time, fee, isFree: !/[1-9]/.test(fee) },
      places: points.map(([place = '', address = '', distance]) => ({
        ...{ id: place, name: place, address },
        ...(distance && { distance }),
      })),
    };
  });
}

export default meta;
type Story = StoryObj<Args>;

export const NotAsked: Story = { args: { isTold: false } };
export const Closed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    const toggle = canvas.getByText(textsOf(globals.locale).deliveryEstimate);
    await userEvent.click(toggle);
    await expect(canvas.getByText(t.deliveries.home[0])).toBeVisible();
    await expect(canvas.getByRole('list', { name: t.pickupLegend })).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText(t.deliveries.home[0])).not.toBeVisible();
    toggle.blur();
  },
};
export const Open: Story = { args: { isOpen: true } };
/** The docs have no phone. */
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
};
export const NothingIsDelivered: Story = { args: { isTold: false, isNowhere: true, isOpen: true } };
export const WithError: Story = { args: { isTold: false, hasError: true, isOpen: true } };
export const LongestTexts: Story = {
  args: { isOpen: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
