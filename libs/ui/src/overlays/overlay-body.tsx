import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../layout/use-overflow.ts';

export interface OverlayBodyProps {
  /** How it looks and comes in. */
  className: string;
  children: ReactNode;
}

/** What an overlay holds. It scrolls where that is more than fits, and only then does the keyboard stop at it. */
export function OverlayBody({ className, children }: OverlayBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const { scrolls } = useOverflow(body);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it scrolls, the keyboard must reach it
    <div ref={body} className={className} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}
