import { useState, type ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../feedback/badge/badge.tsx';
import { useLinkElement } from '../../navigation/link/link-context.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { PicturePlaceholder } from '../picture/picture-placeholder.tsx';
import { PriceTag, type PriceTagProps } from '../price-tag/price-tag.tsx';
import { StockNote, type StockNoteProps } from '../stock-note/stock-note.tsx';
import { ColourDots, type ColourDotsProps } from './colour-dots.tsx';
import * as styles from './product-card.css.ts';

export interface ProductCardProps {
  /** The product's page. */
  href: string;
  /** What scripts are told of the product, by `data-goods`; it shows nowhere. */
  goods?: string;
  /** What the product is called. */
  name: string;
  /** Who makes it. */
  brand?: string;
  /** Its picture; without one a drawn placeholder stands there. */
  image?: PictureSource;
  /** Another view, fetched and shown when a mouse comes to the card: most visitors never ask for most of them. */
  secondImage?: PictureSource;
  /** Null where the product cannot be bought now. */
  price: PriceTagProps | null;
  /** The colours that it comes in, as dots. */
  colours?: ColourDotsProps;
  /** Where few are left, or none. */
  stock?: StockNoteProps;
  /** A few letters on the picture, such as a discount. */
  badge?: string;
  /** The look of the badge. */
  badgeTone?: BadgeProps['tone'];
  /** Its place in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** The first cards of a page: `eager` fetches at once, `high` before all else. */
  priority?: 'lazy' | 'eager' | 'high';
  /** Buttons that lie on the card beside its one link, such as the favourite. */
  actions?: ReactNode;
  /** Called when the shopper follows the card. */
  onClick?(): void;
}

/** A product in a list: the whole card is one link. What it says is found by `data-card` and `data-card-price`. Plain elements only, since a page shows 48 of them. */
export function ProductCard(props: ProductCardProps) {
  const { href, goods, name, brand, price, colours, stock, headingLevel = 3, actions, onClick } = props;
  const LinkElement = useLinkElement();
  const [isVisited, setVisited] = useState(false);
  const Name = `h${headingLevel}` as const;
  return (
    <article className={styles.card} data-card="" data-goods={goods} onPointerEnter={() => setVisited(true)}>
      <CardPictures {...props} secondImage={isVisited ? props.secondImage : undefined} />
      {brand && <span className={styles.brand}>{brand}</span>}
      <Name className={styles.name}>
        <LinkElement className={styles.link} href={href} onClick={onClick}>
          {name}
        </LinkElement>
      </Name>
      <div className={styles.details} data-card-price={price ? '' : undefined}>
        {price && <PriceTag {...price} />}
        {colours && <ColourDots {...colours} />}
        {stock && <StockNote {...stock} />}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

function CardPictures({ image, secondImage, badge, badgeTone = 'sale', priority = 'lazy' }: ProductCardProps) {
  return (
    <div className={styles.pictures}>
      {image ? (
        <Picture
          {...image}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'high' ? 'high' : undefined}
        />
      ) : (
        <PicturePlaceholder />
      )}
      {secondImage && <SecondPicture {...secondImage} />}
      {badge && (
        <span className={styles.badge}>
          <Badge tone={badgeTone}>{badge}</Badge>
        </span>
      )}
    </div>
  );
}

/** Lies over the first one, and comes into sight when it is there. */
function SecondPicture({ sizes, srcSet, src }: PictureSource) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <img
      className={isLoaded ? `${styles.second} ${styles.loaded}` : styles.second}
      decoding="async"
      onLoad={() => setLoaded(true)}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt=""
    />
  );
}
