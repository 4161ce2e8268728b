import { useEffect, useRef } from 'react';
import { drawSnippet } from './draw-snippet.ts';
import { resumeForm, suspendForm, type ProviderGlobals } from './form-controls.ts';
import type { PaymentForm } from './payment-form-of.ts';
import * as styles from './pay-page.css.ts';

/** The provider's form. It is drawn once, and anew where it is another. */
export function PaymentFrame({ form, isSuspended }: { form: PaymentForm; isSuspended: boolean }) {
  const { html, paymentType } = form;
  const place = useRef<HTMLDivElement>(null);
  const wasSuspended = useRef(false);

  useEffect(() => {
    if (place.current) drawSnippet(place.current, html);
    wasSuspended.current = false;
  }, [html]);

  useEffect(() => {
    if (isSuspended === wasSuspended.current) return;
    wasSuspended.current = isSuspended;
    const globals = window as ProviderGlobals; // providers' scripts write their names there
    if (isSuspended) suspendForm(paymentType, globals);
    else resumeForm(paymentType, globals);
  }, [isSuspended, paymentType, html]);

  return <div ref={place} className={styles.form} inert={isSuspended} aria-busy={isSuspended || undefined} />;
}
