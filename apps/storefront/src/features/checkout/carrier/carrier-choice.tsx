import { useEffect, useRef, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { TypedCheckout } from '@torg/stores/checkout';
import { useCheckout } from '../checkout-context.ts';
import { pickupPointName } from '../checkout-fields.ts';
import { readCarrierList } from './carrier-list.ts';
import type { DrawWidget, FetchWidget, WidgetChoice } from './carrier-widget.ts';
import { choiceFields } from './choice-fields.ts';
import { fetchUnifaunWidget } from './unifaun-widget.ts';
import { useCartChanging } from './use-cart-changing.ts';
import { WidgetFrame } from './widget-frame.tsx';

export interface CarrierChoiceProps {
  /** Where the script of the carrier's list stands. */
  address: string;
  /** The shop's own list: until the carrier's is there, and where it does not come. */
  own: ReactNode;
  fetchWidget?: FetchWidget;
}

/** A carrier's own list of ways of delivery in place of the shop's. */
export const CarrierChoice = observer(function CarrierChoice(props: CarrierChoiceProps) {
  const { address, own, fetchWidget = fetchUnifaunWidget } = props;
  const { store } = useCheckout();
  const ownList = useRef<HTMLDivElement>(null);
  const [draw, setDraw] = useState<DrawWidget | null>(null);
  const isSuspended = useCartChanging(store);
  const list = readCarrierList(store.checkout?.shippingData ?? null);

  useEffect(() => {
    fetchWidget(address).then(
      // Whoever chooses already goes on in the list that they have.
      (fetched) => setDraw(() => (ownList.current?.contains(document.activeElement) ? null : fetched)),
      (error) => console.error(error),
    );
  }, [address, fetchWidget]);

  const choose = (fields: TypedCheckout) => store.follow({ ...store.typed, ...fields });
  const { shipping, typed } = store;
  const isUnfinished = typed.shippingId === '';
  if (draw === null || list === null || (shipping === null && !isUnfinished)) return <div ref={ownList}>{own}</div>;
  const pickupName = pickupPointName(String(shipping?.shippingId ?? ''));
  const chosen: WidgetChoice | null = shipping && {
    optionId: typed.externalShippingId || (shipping.externalId ?? list.selectedOptionId ?? ''),
    pickupPoint: typed[pickupName] ?? store.pickupPoints[0]?.id ?? '',
    fields: typed.carrierFields ?? '',
  };
  return (
    <>
      <WidgetFrame
        draw={draw}
        list={list}
        chosen={chosen}
        isSuspended={isSuspended}
        onChoice={(choice) => choose(choiceFields(choice, store.shippingOptions))}
        onFailure={() => {
          setDraw(null);
          choose({ shippingId: typed.shippingId || undefined, externalShippingId: '', carrierFields: '' });
        }}
      />
      <input type="hidden" name="shippingId" value={shipping?.shippingId ?? ''} readOnly />
      {chosen && <input type="hidden" name={pickupName} value={chosen.pickupPoint} readOnly />}
      <input type="hidden" name="externalShippingId" value={chosen?.optionId ?? ''} readOnly />
      <input type="hidden" name="carrierFields" value={chosen?.fields ?? ''} readOnly />
    </>
  );
});
