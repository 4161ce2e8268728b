import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';

export interface LoadingPlaceProps {
  /** Said once while the content is on its way. */
  label: string;
  /** Skeletons, in the measures of what will stand there. */
  children: ReactNode;
}

/** Holds the place of a view on its way: seen as skeletons, said in words. */
export function LoadingPlace({ label, children }: LoadingPlaceProps) {
  return (
    <div>
      <VisuallyHidden as="div">
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
