import type { DeliveryOption } from '../../checkout/delivery-options/delivery-options.tsx';
import type { PickupPoint } from '../../checkout/delivery-options/pickup-points.tsx';
import type { CheckoutTexts } from './checkout-texts-sv.ts';
import { logo } from './logos.ts';

type Kind = keyof CheckoutTexts['deliveries'];

const carriers: Partial<Record<Kind, string>> = {
  pickup: '#2f5d8a',
  mailbox: '#2f5d8a',
  home: '#7a3b69',
  locker: '#33503f',
};

/** The ways of delivery of the stories, as a carrier would offer them. */
export function deliveryChoices(t: CheckoutTexts, kinds: readonly Kind[]): readonly DeliveryOption[] {
  return kinds.map((kind) => {
    const [name, time, fee] = t.deliveries[kind];
    const ground = carriers[kind];
    return {
      value: kind,
      kind,
      name,
      time,
      fee,
      isFree: !/[1-9]/.test(fee),
      ...(ground && { logos: [logo(ground)] }),
      ...(kind === 'pickup' && {
        pickup: {
          legend: t.pickupLegend,
          name: 'pickup-point',
          moreLabel: t.pickupMore,
          points: t.pickupPoints.map(pointOf),
        },
      }),
      ...(kind === 'locker' && {
        pickup: { legend: t.lockerLegend, name: 'locker', points: t.lockers.map(pointOf) },
      }),
    };
  });
}

function pointOf([name = '', address = '', distance, openingHours]: readonly string[], index: number): PickupPoint {
  return {
    value: `p${index}`,
    name,
    address,
    ...(distance && { distance }),
    ...(openingHours && { openingHours }),
  };
}
