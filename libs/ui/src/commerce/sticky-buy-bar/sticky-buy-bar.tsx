import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './sticky-buy-bar.css.ts';

export interface StickyBuyBarProps {
  /** Id of the button that it stands in for: it is there while that is out of sight. */
  watches: string;
  /** What is bought; it is cut where there is no room. */
  name: string;
  /** What it costs, such as a `PriceTag`. */
  price: ReactNode;
  /** The button, which may belong to a form elsewhere by its `form`. */
  children: ReactNode;
}

/** A way to buy that stays at the foot of a phone's screen while the page's own button is out of sight. It comes last in what it belongs to. */
export function StickyBuyBar({ watches, name, price, children }: StickyBuyBarProps) {
  const isShown = useIsOutOfSight(watches);
  return (
    isShown && (
      <div className={styles.root}>
        <div className={styles.what}>
          <div className={styles.name}>{name}</div>
          {price}
        </div>
        {children}
      </div>
    )
  );
}

/** Whether an element lies above or below the screen. It does until it is known to be seen: a server writes the bar, which serves without script too. */
function useIsOutOfSight(id: string): boolean {
  const [isOut, setOut] = useState(true);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const follow = new IntersectionObserver(([last]) => {
      if (last) setOut(!last.isIntersecting);
    });
    follow.observe(element);
    return () => follow.disconnect();
  }, [id]);
  return isOut;
}
