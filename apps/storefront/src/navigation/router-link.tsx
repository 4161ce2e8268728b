import type { ComponentPropsWithRef } from 'react';
import { Link } from './router-navigation.ts';

/** A link of the design system that stays within the shop: the router follows it without a reload. */
export function RouterLink({ href = '', children, ...link }: ComponentPropsWithRef<'a'>) {
  if (href.startsWith('/')) {
    return (
      <Link {...link} to={href} discover="none">
        {children}
      </Link>
    );
  }
  return (
    <a {...link} href={href}>
      {children}
    </a>
  );
}
