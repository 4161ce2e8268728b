import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './text-area.css.ts';

export interface CharacterCountProps {
  /** What is written so far. */
  text: string;
  /** How many characters there is room for. */
  limit: number;
  /** What is said of the characters left; below 0 there are that many too many. */
  countLabel(left: number): string;
}

/** How long (ms) a writer pauses before the count is spoken: not at each letter. */
const pause = 1000;

/** How many characters are left. Seen at each letter, heard after a pause. */
export function CharacterCount({ text, limit, countLabel }: CharacterCountProps) {
  const left = limit - Array.from(text).length;
  const [spokenLeft, setSpokenLeft] = useState<number | null>(null);
  useEffect(() => {
    if (left === limit) return;
    const timer = setTimeout(() => setSpokenLeft(left), pause);
    return () => clearTimeout(timer);
  }, [left, limit]);
  return (
    <>
      <p className={left < 0 ? `${styles.count} ${styles.tooLong}` : styles.count} aria-hidden="true">
        {countLabel(left)}
      </p>
      <VisuallyHidden>
        <span role="status">{spokenLeft === null ? '' : countLabel(spokenLeft)}</span>
      </VisuallyHidden>
    </>
  );
}
