import * as styles from './product-card.css.ts';

export interface ColourDotsProps {
  /** Said in their place, such as "4 colours". */
  label: string;
  /** CSS colours. The first five are drawn, and the number of the rest is written behind them. */
  colours: readonly string[];
}

const SHOWN = 5;
const STEP = 18;

/** The colours that a product comes in, as one small drawing. */
export function ColourDots({ label, colours }: ColourDotsProps) {
  const shown = colours.slice(0, SHOWN);
  const rest = colours.length - shown.length;
  const width = shown.length * STEP + (rest > 0 ? 24 : 0);
  return (
    <svg className={styles.dots} viewBox={`0 0 ${width} 14`} role="img" aria-label={label}>
      {shown.map((colour, index) => (
        <circle key={colour} cx={7 + index * STEP} cy="7" r="6" fill={colour} />
      ))}
      {rest > 0 && (
        <text className={styles.moreDots} x={shown.length * STEP} y="11">
          +{rest}
        </text>
      )}
    </svg>
  );
}
