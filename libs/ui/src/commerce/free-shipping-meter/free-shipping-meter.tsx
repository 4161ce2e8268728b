import { useId } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import * as styles from './free-shipping-meter.css.ts';

export interface FreeShippingMeterProps {
  /** What the cart holds and what it must hold, in the same unit. */
  value: number;
  /** From what amount the freight is free. */
  limit: number;
  /** How much is missing, or that nothing is, in words. */
  text: string;
}

/** How far the cart is from free shipping. */
export function FreeShippingMeter({ value, limit, text }: FreeShippingMeterProps) {
  const id = useId();
  const isReached = value >= limit;
  return (
    <div className={styles.root}>
      <p id={id} className={isReached ? `${styles.text} ${styles.reached}` : styles.text}>
        <Icon name={isReached ? 'check' : 'truck'} />
        {text}
      </p>
      <progress
        className={isReached ? `${styles.meter} ${styles.full}` : styles.meter}
        aria-labelledby={id}
        value={Math.min(Math.max(0, value), limit)}
        max={Math.max(1, limit)}
      />
    </div>
  );
}
