import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { comingMark } from '../page/coming-mark.ts';
import type {} from '../page/boot-handle.ts';
import * as styles from './static-part.css.ts';

/**
 * A part whose code comes later than the rest of the page is alive: the server's markup stands until then. What is done in it
 * meanwhile waits for it; links lead on.
 */
export function ComingPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  // Without a state: drawn anew before its code is there, the part would lose what the server wrote.
  return (
    <div className={styles.part} ref={part} {...{ [comingMark]: '' }}>
      <Suspense>
        {children}
        <Arrived part={part} />
      </Suspense>
    </div>
  );
}

/** Tells when what stands beside it is alive. In the layout the element of a part that the browser draws is not known yet. */
function Arrived({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    part.current?.removeAttribute(comingMark);
    window.shopBoot?.partAlive();
  }, [part]);
  return null;
}
