import { Table } from '../../data/table/table.tsx';
import { Text } from '../../typography/text/text.tsx';
import { type PricePoint, priceLine } from './price-line.ts';
import * as styles from './price-history-chart.css.ts';

export interface PriceHistoryPoint extends PricePoint {
  /** The day from which the price held, in words. */
  dateLabel: string;
  /** Formatted, with its currency. */
  priceLabel: string;
}

export interface PriceHistoryChartProps {
  /** What the chart shows, as one sentence for those who hear it. */
  label: string;
  /** Each price with its first moment, in the order of time. */
  points: readonly PriceHistoryPoint[];
  /** Where the line ends: milliseconds since 1970, and in words, such as "today". */
  until: { at: number; label: string };
  /** The price that a reduction is measured against: the moment of its point, and what it is in words. */
  lowest?: { at: number; label: string };
  /** Opens the figures as a table. */
  tableLabel: string;
  /** The heading of the table's dates. */
  dateHeading: string;
  /** The heading of the table's prices. */
  priceHeading: string;
  /** Stands in place of the chart where there is no price yet. */
  emptyText: string;
}

/** How a price has moved, as a line of steps with its lowest point marked, and the same figures as a table. */
export function PriceHistoryChart(props: PriceHistoryChartProps) {
  const { points, lowest, tableLabel, dateHeading, priceHeading, emptyText } = props;
  if (points.length === 0) return <Text tone="muted">{emptyText}</Text>;
  return (
    <div className={styles.root}>
      <Drawing {...props} />
      {lowest && (
        <p className={styles.legend}>
          <span className={styles.legendDot} />
          {lowest.label}
        </p>
      )}
      <details>
        <summary className={styles.summary}>{tableLabel}</summary>
        <Table
          caption={tableLabel}
          isCaptionHidden
          emptyText={emptyText}
          columns={[
            { id: 'date', label: dateHeading },
            { id: 'price', label: priceHeading, isNumeric: true },
          ]}
          rows={points.toReversed().map(({ at, dateLabel, priceLabel }) => ({
            id: String(at),
            cells: { date: dateLabel, price: priceLabel },
          }))}
        />
      </details>
    </div>
  );
}

function Drawing({ label, points, until, lowest }: PriceHistoryChartProps) {
  const line = priceLine(points, until.at);
  const marked = points.find(({ at }) => at === lowest?.at);
  const dot = marked && line.place(marked);
  return (
    <div className={styles.chart}>
      <PriceScale points={points} />
      <div className={styles.ground}>
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          <path className={styles.line} d={line.path} />
          {dot && <path className={styles.dotEdge} d={`M${dot.x} ${dot.y}h0`} />}
          {dot && <path className={styles.dot} d={`M${dot.x} ${dot.y}h0`} />}
        </svg>
      </div>
      <div className={styles.dates} aria-hidden="true">
        <bdi>{points[0]?.dateLabel}</bdi>
        <bdi>{until.label}</bdi>
      </div>
    </div>
  );
}

/** The highest and the lowest price, beside the line. */
function PriceScale({ points }: Pick<PriceHistoryChartProps, 'points'>) {
  const byPrice = points.toSorted((one, other) => other.price - one.price);
  const [highest, lowest] = [byPrice[0], byPrice.at(-1)];
  const isSingle = highest?.price === lowest?.price;
  return (
    <div className={isSingle ? `${styles.prices} ${styles.single}` : styles.prices} aria-hidden="true">
      <bdi>{highest?.priceLabel}</bdi>
      {!isSingle && <bdi>{lowest?.priceLabel}</bdi>}
    </div>
  );
}
