import type { ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

export interface SkipLinkProps {
  /** Id of the element to go to, usually the page's main content. */
  targetId: string;
  children: ReactNode;
}

/** The first stop of the keyboard: past the header, straight to the content. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${targetId}`}>
      {children}
    </a>
  );
}
