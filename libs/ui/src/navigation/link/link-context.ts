import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react';

/** What the design system hands to the element that links: an anchor's attributes, the address among them. */
export interface LinkElementProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads. */
  href: string;
}

/** The element that links: the app's router link, or a plain `a`. */
export type LinkElement = ComponentType<LinkElementProps> | 'a';

export const LinkContext = createContext<LinkElement>('a');

/** The element that the nearest `LinkProvider` chose. */
export function useLinkElement(): LinkElement {
  return use(LinkContext);
}
