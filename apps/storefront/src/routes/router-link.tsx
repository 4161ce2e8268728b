import type { ComponentPropsWithRef } from 'react';
import { Link } from './router-navigation.ts';

/** A link of the design system that stays within the shop: the router follows it without a reload. */
export function RouterLink({ href = '', ...link }: ComponentPropsWithRef<'a'>) {
  const internal = href.startsWith('/');
  return internal ? <Link {...link} to={href} discover="none" /> : <a {...link} href={href} />;
}
