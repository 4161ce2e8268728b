import { Badge, type BadgeProps } from '../../feedback/badge/badge.tsx';
import { useLinkElement } from '../../navigation/link/link-context.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
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
  /** Of the first goods in it, each called by its `alt`. */
  pictures?: readonly PictureSource[];
  /** How many goods have no picture here: as it is shown, such as "+2", and in words. */
  more?: { text: string; label: string };
}

/** An order in a list: its number, its day, how it stands, and what it cost. The whole card leads to it. */
export function OrderCard({ name, href, date, status, tone = 'neutral', total, note, ...goods }: OrderCardProps) {
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
      {goods.pictures && goods.pictures.length > 0 && <Goods pictures={goods.pictures} more={goods.more} />}
    </article>
  );
}

function Goods({ pictures, more }: { pictures: readonly PictureSource[]; more: OrderCardProps['more'] }) {
  return (
    <span className={styles.goods}>
      {pictures.map((picture) => (
        <span key={picture.src} className={styles.good}>
          <Picture {...picture} />
        </span>
      ))}
      {more && (
        <span className={styles.soft}>
          <span aria-hidden="true">{more.text}</span>
          <VisuallyHidden>{more.label}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
