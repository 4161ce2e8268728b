import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from './router-navigation.ts';

/** A link of the design system that stays within the shop: the router follows it without a reload. */
export function RouterLink({ href = '', children, ...link }: ComponentPropsWithRef<'a'>) {
  if (href.startsWith('/')) {
    return (
      <InnerLink {...link} href={href}>
        {children}
      </InnerLink>
    );
  }
  return (
    <a {...link} href={href}>
      {children}
    </a>
  );
}

/** What the router's own `Link` does, without all that it can do beside, which no page needs. A file is the browser's to fetch. */
function InnerLink({
  href,
  onClick,
  target,
  download,
  children,
  ...link
}: ComponentPropsWithRef<'a'> & { href: string }) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  const isFile = download !== undefined && download !== false;
  return (
    <a
      {...link}
      href={address}
      target={target}
      download={download}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isFile) follow(event);
      }}
    >
      {children}
    </a>
  );
}
