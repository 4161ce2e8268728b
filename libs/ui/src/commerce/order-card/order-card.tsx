import { Badge, type BadgeProps } from '../../feedback/badge/badge.tsx';
import { useLinkElement } from '../../navigation/link/link-context.ts';
import * as styles from './order-card.css.ts';

export interface OrderCardProps {
  /** What the order is called, such as "Order 1042". */
  name: string;
  /** Where the order itself is shown. */
  href: string;
  /** The day of the order, as the language writes it. */
  date: string;
  /** How it stands, in a word or two. */
  status: string;
  /** What kind of standing that is. */
  tone?: BadgeProps['tone'];
  /** What it cost, formatted. */
  total: string;
  /** What is known beside, such as how many parcels are on their way. */
  note?: string;
}

/** An order in a list: its number, its day, how it stands, and what it cost. The whole card leads to it. */
export function OrderCard({ name, href, date, status, tone = 'neutral', total, note }: OrderCardProps) {
  const LinkElement = useLinkElement();
  return (
    <article className={styles.card}>
      <LinkElement href={href} className={styles.link}>
        {name}
      </LinkElement>
      <span className={styles.state}>
        <Badge tone={tone}>{status}</Badge>
      </span>
      <span className={styles.soft}>{note ? `${date} · ${note}` : date}</span>
      <span className={styles.total}>
        <bdi>{total}</bdi>
      </span>
    </article>
  );
}
