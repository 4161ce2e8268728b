import type { ReactNode } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import * as button from '../../actions/icon-button/icon-button.css.ts';
import { Badge, type BadgeProps } from '../../feedback/badge/badge.tsx';
import { useLinkElement } from '../../navigation/link/link-context.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { PicturePlaceholder } from '../picture/picture-placeholder.tsx';
import { PriceTag, type PriceTagProps } from '../price-tag/price-tag.tsx';
import { RatingStars, type RatingStarsProps } from '../rating-stars/rating-stars.tsx';
import { StockNote, type StockNoteProps } from '../stock-note/stock-note.tsx';
import { CardColours, type CardColoursProps } from './card-colours.tsx';
import * as styles from './product-card.css.ts';

export interface CardBadge {
  /** A few letters, such as a discount. */
  text: string;
  /** The look of the badge: `sale` is the one orange. */
  tone: NonNullable<BadgeProps['tone']>;
}

export interface CardCompareProps {
  /** What it does, with the name of the product. */
  label: string;
  /** The comparison with this product. */
  href: string;
  /** What a script finds the product by that knows what else is compared: `data-compare`. */
  of: string;
}

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
  /** What others think of it; left out where nobody has said so. */
  rating?: RatingStarsProps;
  /** Somebody else's stars, in place of `rating`. */
  score?: ReactNode;
  /** The colours that it comes in, each with its page. */
  colours?: CardColoursProps;
  /** Where few are left, or none. */
  stock?: StockNoteProps;
  /** On the picture, such as a discount and a campaign. */
  badges?: readonly CardBadge[];
  /** Its place in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** The first cards of a page: `eager` fetches at once, `high` before all else. */
  priority?: 'lazy' | 'eager' | 'high';
  /** Buttons that lie on the card beside its link, such as the favourite. */
  actions?: ReactNode;
  /** The way to its comparison with others, below `actions`; with a mouse it comes into sight when the card is pointed at. */
  compare?: CardCompareProps;
  /** A `QuickAdd`, in the corner of the picture; with a mouse it comes into sight when the card is pointed at. */
  quickAdd?: ReactNode;
  /** Called when the shopper follows the card. */
  onClick?(): void;
}

/**
 * A product in a list: the card leads to the product, and its colours to theirs. What it says is found by `data-card` and
 * `data-card-price`. Plain elements without state, since a page shows 48 of them, and may leave them as the server rendered
 * them.
 */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    goods,
    name,
    brand,
    price,
    rating,
    colours,
    stock,
    headingLevel = 3,
    actions,
    compare,
    onClick,
  } = props;
  const LinkElement = useLinkElement();
  const Name = `h${headingLevel}` as const;
  return (
    <article className={styles.card} data-card="" data-goods={goods}>
      <CardPictures {...props} />
      {brand && <span className={styles.brand}>{brand}</span>}
      <Name className={styles.name}>
        <LinkElement className={styles.link} href={href} onClick={onClick}>
          {name}
        </LinkElement>
      </Name>
      <div className={styles.details}>
        {props.score}
        {rating && <RatingStars {...rating} />}
        {price && (
          <div data-card-price="">
            <PriceTag {...price} />
          </div>
        )}
        {stock && <StockNote {...stock} />}
        {colours && <CardColours {...colours} />}
      </div>
      {(actions ?? compare) && (
        <div className={styles.actions}>
          {actions}
          {compare && <CardCompare {...compare} />}
        </div>
      )}
    </article>
  );
}

const face = `${button.iconButton} ${button.variant.raised} ${styles.whenPointedAt}`;

function CardPictures({ image, secondImage, badges = [], priority = 'lazy', quickAdd }: ProductCardProps) {
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
      {badges.length > 0 && (
        <div className={styles.badges}>
          {badges.map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
      )}
      {quickAdd && <div className={styles.quickAdd}>{quickAdd}</div>}
    </div>
  );
}

function CardCompare({ label, href, of }: CardCompareProps) {
  const LinkElement = useLinkElement();
  return (
    <LinkElement className={face} href={href} aria-label={label} title={label} data-compare={of}>
      <Icon name="scales" />
    </LinkElement>
  );
}

/** Lies over the first one while a mouse is on the card. A lazy picture that is not drawn is not fetched. */
function SecondPicture({ sizes, srcSet, src }: PictureSource) {
  return (
    <img className={styles.second} loading="lazy" decoding="async" sizes={sizes} srcSet={srcSet} src={src} alt="" />
  );
}
