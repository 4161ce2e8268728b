import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './sticky-buy-bar.css.ts';

export interface StickyBuyBarProps {
  /** Id of the button that it stands in for: it comes when that has left the screen above. */
  watches: string;
  /** What is bought; it is cut where there is no room. */
  name: string;
  /** What it costs, such as a `PriceTag`. */
  price: ReactNode;
  /** The button, which may belong to a form elsewhere by its `form`. */
  children: ReactNode;
}

/** A way to buy that stays at the foot of a phone's screen once the page's own button has left it. It comes last in what it belongs to. */
export function StickyBuyBar({ watches, name, price, children }: StickyBuyBarProps) {
  const isShown = useHasLeft(watches);
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

/** Whether an element lies above the screen. */
function useHasLeft(id: string): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const follow = new IntersectionObserver(([last]) => {
      if (last) setHasLeft(!last.isIntersecting && last.boundingClientRect.bottom < 0);
    });
    follow.observe(element);
    return () => {
      follow.disconnect();
      setHasLeft(false);
    };
  }, [id]);
  return hasLeft;
}
