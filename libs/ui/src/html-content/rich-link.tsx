import type { ReactNode } from 'react';
import { Link } from '../navigation/link/link.tsx';
import * as linkStyles from '../navigation/link/link.css.ts';
import { readAddress } from './web-address.ts';

interface RichLinkProps {
  address: string;
  ownOrigin?: string | undefined;
  children: ReactNode;
}

/** A link within the shop is followed by its router; one that leads nowhere is plain text. */
export function RichLink({ address, ownOrigin, children }: RichLinkProps) {
  const target = readAddress(address, ownOrigin);
  const look = `${linkStyles.link} ${linkStyles.tone.accent}`;
  switch (target.kind) {
    case 'internal':
      return <Link href={target.href}>{children}</Link>;
    case 'external':
      return (
        <a className={look} href={target.href} rel="noopener">
          {children}
        </a>
      );
    case 'contact':
      return (
        <a className={look} href={target.href}>
          {children}
        </a>
      );
    case 'none':
      return children;
  }
}
