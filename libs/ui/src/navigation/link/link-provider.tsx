import type { ReactNode } from 'react';
import { LinkContext, type LinkElement } from './link-context.ts';

export interface LinkProviderProps {
  /** Renders every link of the design system. It must stay the same between renders. */
  component: LinkElement;
  children: ReactNode;
}

/** Lets the app's router follow the design system's links. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
