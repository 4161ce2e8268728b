import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@torg/ui';

interface ProblemNoticeProps {
  /** What happened, and the way on. */
  children: ReactNode;
  /** Another with each answer; null takes no focus. */
  of: object | null;
}

/** Why nothing was ordered. It takes the focus: whoever pressed the button stands far below. */
export function ProblemNotice({ children, of }: ProblemNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of !== null) element.current?.focus();
  }, [of]);
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone="danger" role="alert">
        {children}
      </Notice>
    </div>
  );
}
