import { useEffect, useRef } from 'react';
import { Notice } from '@torg/ui';

/** Why nothing was ordered. It takes the focus: whoever pressed the button stands far below. `of` is another with each answer. */
export function ProblemNotice({ text, of }: { text: string; of: object | null }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [of]);
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone="danger" role="alert">
        {text}
      </Notice>
    </div>
  );
}
