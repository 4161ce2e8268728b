import { memo, Suspense, type ComponentType } from 'react';
import { laterStatic } from './later-static.tsx';

/** How goods come to a postal code, with its texts. */
export const deliveryParts = laterStatic(['delivery'], () => import('./delivery.part.ts'));

/** It has the product as its key: it keeps what it began with. */
export const LaterProductDelivery = inPlace(deliveryParts.part(({ ProductDelivery }) => ProductDelivery));
export const LaterCartDelivery = inPlace(deliveryParts.part(({ CartDelivery }) => CartDelivery));

/** Its markup stands until its code is there; drawn anew before, it would lose what the server rendered. */
function inPlace<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Place = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return memo(Place, () => true);
}
