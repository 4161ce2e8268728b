import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { Notice } from '@torg/ui';
import { useScope } from '../../../scope/scope-context.tsx';
import { useCheckout } from '../checkout-context.ts';
import type { CarrierList } from './carrier-list.ts';
import type { CarrierWidget, DrawWidget, WidgetChoice } from './carrier-widget.ts';

interface WidgetFrameProps {
  draw: DrawWidget;
  list: CarrierList;
  /** Null while the choice is unfinished. */
  chosen: WidgetChoice | null;
  isSuspended: boolean;
  onChoice(choice: WidgetChoice | null): void;
  /** It could not be drawn. */
  onFailure(): void;
}

/** The place of a carrier's list. It is drawn once, and shows anew what is offered where that is something else. */
export function WidgetFrame({ draw, list, chosen, isSuspended, onChoice, onFailure }: WidgetFrameProps) {
  const t = useTranslate();
  const { site } = useScope();
  const { field } = useCheckout();
  const place = useRef<HTMLDivElement>(null);
  const [widget, setWidget] = useState<CarrierWidget | null>(null);
  const offered = JSON.stringify(list.options);
  const choose = useEffectEvent(onChoice);

  const attempt = useEffectEvent((act: () => void) => {
    try {
      act();
    } catch (error) {
      console.error(error);
      onFailure();
    }
  });
  const show = useEffectEvent((made: CarrierWidget) => made.show(list, chosen));
  const setOpen = useEffectEvent((made: CarrierWidget) => (isSuspended ? made.suspend() : made.resume()));

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    // Its fields are the carrier's own, and none of the form around it.
    const keepWithin = (event: Event) => event.stopPropagation();
    for (const name of ['input', 'change']) current.addEventListener(name, keepWithin);
    attempt(() => setWidget(draw({ place: current, locale: site.locale, onChoice: (choice) => choose(choice) })));
    return () => {
      for (const name of ['input', 'change']) current.removeEventListener(name, keepWithin);
      current.replaceChildren();
    };
  }, [draw, site.locale]);

  useEffect(() => {
    if (widget) attempt(() => show(widget));
  }, [widget, offered]);

  useEffect(() => {
    if (widget) attempt(() => setOpen(widget));
  }, [widget, offered, isSuspended]);

  const [shipping, pickup] = [field('shippingId'), field('pickupPoint')];
  const errors = [shipping.error, pickup.error].filter((error) => error !== undefined);
  return (
    <div id={shipping.id} role="group" aria-label={t('checkout.delivery.label')} tabIndex={-1}>
      <div id={pickup.id} ref={place} tabIndex={-1} inert={isSuspended} aria-busy={isSuspended || undefined} />
      <p role="status">{isSuspended && t('checkout.delivery.loading')}</p>
      {errors.map((error) => (
        <Notice key={error} tone="danger">
          {error}
        </Notice>
      ))}
    </div>
  );
}
