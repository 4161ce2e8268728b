import type { ReactNode } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { useLinkElement } from '../../navigation/link/link-context.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { PicturePlaceholder } from '../picture/picture-placeholder.tsx';
import { PriceTag, type PriceTagProps } from '../price-tag/price-tag.tsx';
import * as styles from './cart-line.css.ts';

export interface CartLineProps {
  /** The product's page; without one its name is plain text, as for what has no page of its own. */
  href?: string;
  /** What the product is called. */
  name: string;
  /** Colour, size and the like, in words. */
  variant?: string;
  /** Its picture; without one a drawn placeholder stands there. */
  image?: PictureSource;
  /** What a campaign takes off it, in words. */
  campaign?: string;
  /** What a package holds: a `PackageContents`. */
  contents?: ReactNode;
  /** The price of the whole line; left out where it is not known yet. */
  price?: PriceTagProps;
  /** The price of one, in words, where the line holds several. */
  unitPrice?: string;
  /** A `QuantityField` of size `s`, or the quantity as text. */
  quantity: ReactNode;
  /** An `IconButton`, or a form around one. */
  remove?: ReactNode;
  /** What the shopper should know about this line: a `LineChange`, or a `Notice`. */
  note?: ReactNode;
  /** Larger pictures, for the cart page. */
  isRoomy?: boolean;
  /** It can no longer be bought: it steps back, and does not count. */
  isUnavailable?: boolean;
  /** It is being changed. It says so, and can be used meanwhile. */
  isBusy?: boolean;
}

/** One line of the cart. Put it in a list item. */
export function CartLine(props: CartLineProps) {
  const { href, name, variant, image, price, unitPrice, quantity, remove, note, isRoomy = false, isBusy } = props;
  const { campaign, contents, isUnavailable = false } = props;
  const LinkElement = useLinkElement();
  return (
    <div className={isRoomy ? `${styles.line} ${styles.roomy}` : styles.line} aria-busy={isBusy ? true : undefined}>
      <div className={isUnavailable ? `${styles.picture} ${styles.faded}` : styles.picture}>
        {image ? (
          <Picture {...image} alt="" sizes={isRoomy ? '112px' : '88px'} shape="control" />
        ) : (
          <PicturePlaceholder shape="control" />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <div className={styles.names}>
            {href === undefined ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <LinkElement className={styles.name} href={href}>
                {name}
              </LinkElement>
            )}
            {variant && <div className={styles.small}>{variant}</div>}
            {unitPrice && (
              <div className={styles.small}>
                <bdi>{unitPrice}</bdi>
              </div>
            )}
          </div>
          {remove && <div className={styles.remove}>{remove}</div>}
        </div>
        {campaign && (
          <p className={styles.campaign}>
            <Icon name="check" size="s" />
            {campaign}
          </p>
        )}
        {contents}
        {note}
        <div className={styles.bottom}>
          {quantity}
          {price && (
            <div className={isUnavailable ? `${styles.price} ${styles.struck}` : styles.price}>
              <PriceTag {...price} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
