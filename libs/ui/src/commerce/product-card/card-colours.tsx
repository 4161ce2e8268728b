import { useLinkElement } from '../../navigation/link/link-context.ts';
import * as styles from './product-card.css.ts';

export interface CardColour {
  /** What the colour is called. */
  label: string;
  /** Any CSS colour. */
  colour: string;
  /** The page of the product in this colour. */
  href: string;
  /** What scripts are told of the product in this colour, by `data-goods`; it shows nowhere. */
  goods?: string | number;
}

export interface CardColoursProps {
  /** Said of all of them, such as "4 colours". */
  label: string;
  /** The first five are drawn, three where a finger has to hit them, and the number of the rest is written behind them. */
  colours: readonly CardColour[];
}

const shownAtMost = 5;
/** Five that a finger can hit are wider than a phone's card. */
const shownToFingers = 3;

/** The colours that a product comes in: each leads to the product in that colour. */
export function CardColours({ label, colours }: CardColoursProps) {
  const LinkElement = useLinkElement();
  const shown = colours.slice(0, shownAtMost);
  return (
    <div className={styles.colours} role="group" aria-label={label}>
      {shown.map(({ label: name, colour, href, goods }) => (
        <LinkElement key={href} className={styles.colour} href={href} aria-label={name} title={name} data-goods={goods}>
          {/* An attribute, not a style: a strict content security policy lets it through. */}
          <svg className={styles.dot} color={colour} aria-hidden="true" />
        </LinkElement>
      ))}
      {colours.length > shownAtMost && <bdi className={styles.moreColours}>+{colours.length - shownAtMost}</bdi>}
      {colours.length > shownToFingers && (
        <bdi className={styles.moreForFingers}>+{colours.length - shownToFingers}</bdi>
      )}
    </div>
  );
}
