import { useState, type ReactNode } from 'react';
import { Announcement } from './announcement.tsx';

interface ChangeAnnouncementProps {
  children: ReactNode;
  /** What is told of. What it is from the start is not news; from then on, every other is. */
  of: string | number;
}

/** Tells by ear what has become of something that the page came with. */
export function ChangeAnnouncement({ children, of: told }: ChangeAnnouncementProps) {
  const [atFirst] = useState(told);
  const [hasChanged, setHasChanged] = useState(false);
  if (told !== atFirst && !hasChanged) setHasChanged(true);
  return <Announcement of={told}>{hasChanged && children}</Announcement>;
}
