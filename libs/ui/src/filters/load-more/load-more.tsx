import type { MouseEvent } from 'react';
import { ButtonLink } from '../../actions/button-link/button-link.tsx';
import { Text } from '../../typography/text/text.tsx';
import * as styles from './load-more.css.ts';

export interface LoadMoreProps {
  /** What it does, such as "Show 20 more". */
  label: string;
  /** The page of the list that it leads to where there is no script. */
  href: string;
  /** Whether that page is after this one or before it. */
  rel: 'next' | 'prev';
  /** How much of the list is in sight, such as "40 of 92 goods". */
  shown?: string;
  /** The same as a share, from 0 to 1. */
  share?: number;
  /** Adds that page to what is in sight. */
  onLoad?(): void;
}

/** Adds more of a list to what is in sight; a link to the next page, so that it works without script and is found by search engines. */
export function LoadMore({ label, href, rel, shown, share, onLoad }: LoadMoreProps) {
  const load = (event: MouseEvent) => {
    if (!onLoad || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLoad();
  };
  return (
    <div className={styles.root}>
      {shown && (
        <Text size="s" tone="muted" hasFigures>
          {shown}
        </Text>
      )}
      {share !== undefined && (
        <svg className={styles.meter} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.round(share * 100)} height="4" />
        </svg>
      )}
      <ButtonLink href={href} rel={rel} variant="secondary" onClick={load}>
        {label}
      </ButtonLink>
    </div>
  );
}
