import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export interface OverlayBodyProps {
  /** How it looks and comes in. */
  className: string;
  children: ReactNode;
}

/** What an overlay holds. It scrolls where that is more than fits, and only then does the keyboard stop at it. */
export function OverlayBody({ className, children }: OverlayBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it scrolls, the keyboard must reach it
    <div ref={body} className={className} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}

function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  // With each rendering: there may be other children to follow.
  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const sizes = new ResizeObserver(() => setScrolls(frame.scrollHeight > frame.clientHeight));
    for (const followed of [frame, ...frame.children]) sizes.observe(followed);
    return () => sizes.disconnect();
  });
  return scrolls;
}
