import { Link } from '@torg/ui';
import { useMenuRow } from './use-menu-row.ts';

/** The way to customer service, by the name that the shop gives it: the first of its quick links. */
export function ServiceLink() {
  const [service] = useMenuRow('quick').entries;
  return (
    service && (
      <Link href={service.href} tone="quiet" isStandalone>
        {service.label}
      </Link>
    )
  );
}
