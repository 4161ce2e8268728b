import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { Picture, type PictureSource } from '../../commerce/picture/picture.tsx';
import { PicturePlaceholder } from '../../commerce/picture/picture-placeholder.tsx';
import { PriceTag, type PriceTagProps } from '../../commerce/price-tag/price-tag.tsx';
import { type SummaryRow, SummaryTable } from '../../commerce/summary-table/summary-table.tsx';
import { Heading, type HeadingLevel } from '../../typography/heading/heading.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './order-summary.css.ts';

/** What is bought, as it is told beside the fields of the checkout. */
export interface OrderSummaryLine {
  /** Known among the lines by it. */
  id: string;
  name: string;
  /** Colour, size and the like, in words. */
  variant?: string;
  /** With its unit, such as "2 st"; left out where the line is no number of one thing, as a package is none. */
  quantity?: string;
  /** What a package holds: a `PackageContents`. */
  contents?: ReactNode;
  /** The price of the whole line. */
  price: PriceTagProps;
  /** Its picture; without one a drawn placeholder stands there. */
  image?: PictureSource;
}

export interface OrderSummaryProps {
  heading: string;
  /** Its place in the page's outline. */
  headingLevel?: HeadingLevel;
  /** What is bought. */
  lines: readonly OrderSummaryLine[];
  /** The sums; the one of kind `total` stands in the bar as well. */
  rows: readonly SummaryRow[];
  /** Opens the bar of a narrow screen, such as "Show the order". */
  toggleLabel: string;
  /** Open from the start on a narrow screen. */
  isOpen?: boolean;
  /** Said while the sums are reckoned anew; the new total is said when it is known. */
  pendingLabel?: string;
  /** Stands between the lines and the sums, such as a `CodeField`. */
  children?: ReactNode;
}

/** What is bought and what it costs, always in sight. The first child of a `CheckoutLayout`, whose height it follows. */
export function OrderSummary(props: OrderSummaryProps) {
  const { heading, headingLevel = 2, lines, rows, toggleLabel, pendingLabel, children } = props;
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  const id = useId();
  const total = rows.find(({ kind }) => kind === 'total');
  return (
    <section className={styles.root} aria-label={heading}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.toggleLabel}>
          {toggleLabel}
          <span className={styles.sign}>
            <Icon name="chevron-down" size="s" />
          </span>
        </span>
        {total && (
          <span className={styles.total}>
            <bdi>{total.value}</bdi>
          </span>
        )}
      </button>
      <div id={id} className={styles.content}>
        <Heading level={headingLevel} size="s">
          {heading}
        </Heading>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <SummaryLine key={line.id} line={line} />
          ))}
        </ul>
        {children}
        <div className={styles.sums} aria-busy={pendingLabel ? true : undefined}>
          <SummaryTable rows={rows} />
        </div>
      </div>
      <Announcement pendingLabel={pendingLabel} total={total} />
    </section>
  );
}

function SummaryLine({ line: { name, variant, quantity, contents, price, image } }: { line: OrderSummaryLine }) {
  return (
    <li className={styles.line}>
      {image ? <Picture {...image} alt="" sizes="56px" shape="control" /> : <PicturePlaceholder shape="control" />}
      <div className={styles.words}>
        <div className={styles.names}>
          <div className={styles.name}>{name}</div>
          {variant && <div className={styles.small}>{variant}</div>}
          {quantity && <div className={styles.small}>{quantity}</div>}
          {contents}
        </div>
        <div className={styles.price}>
          <PriceTag {...price} />
        </div>
      </div>
    </li>
  );
}

/** Silent until the sums are reckoned anew, so that the page does not tell its total twice. */
function Announcement({ pendingLabel, total }: { pendingLabel: string | undefined; total: SummaryRow | undefined }) {
  const [hasChanged, setHasChanged] = useState(false);
  if (pendingLabel && !hasChanged) setHasChanged(true);
  const result = hasChanged && total ? `${total.label} ${total.value}` : '';
  return (
    <VisuallyHidden as="div">
      <span role="status">{pendingLabel ?? result}</span>
    </VisuallyHidden>
  );
}
