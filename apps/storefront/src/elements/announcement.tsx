import type { ReactNode } from 'react';
import { VisuallyHidden } from '@torg/ui';
import { useChangeCount } from './use-change-count.ts';

interface AnnouncementProps {
  /** What there is to hear, or nothing. The component stays in the page meanwhile: only a change is read out. */
  children: ReactNode;
  /** What is told of: another one is read out, also in the words of the one before. */
  of: unknown;
}

/** Tells by ear, once it is quiet, what the eye sees change elsewhere on the page. */
export function Announcement({ children, of: told }: AnnouncementProps) {
  const changeCount = useChangeCount(told);
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={changeCount}>{children}</span>
      </span>
    </VisuallyHidden>
  );
}
