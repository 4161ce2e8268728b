import { baseTokens } from '../src/theme/tokens.ts';
import * as styles from './explorers.css.ts';

const scale = 1 / 3;
const content = parseFloat(baseTokens.layout.content);

/** What a page has room for at a width: its gutter, the columns of a list of goods, and the panel beside them. */
const layouts = [
  { width: 390, gutter: 16, gap: 12, columns: 2, panel: 0 },
  { width: 768, gutter: 24, gap: 24, columns: 3, panel: 0 },
  { width: 1024, gutter: 32, gap: 24, columns: 3, panel: 240 },
  { width: 1360, gutter: 32, gap: 24, columns: 4, panel: 240 },
] as const;

/** Between the panel of filters and the goods. */
const besidePanel = 48;

const px = (length: number) => length * scale;

/** The layouts of a list, to scale. */
export function LayoutGrid() {
  return (
    <div className={styles.layouts}>
      {layouts.map(({ width, gutter, gap, columns, panel }) => {
        const room = Math.min(content, width - 2 * gutter);
        const goods = room - (panel ? panel + besidePanel : 0);
        const column = (goods - gap * (columns - 1)) / columns;
        const start = (width - room) / 2;
        return (
          <figure key={width} className={styles.layout}>
            <figcaption>
              <strong>{width} px</strong> gutter {gutter}, between {gap}, {columns} columns of {Math.round(column)} px
              {panel > 0 && `, panel of ${panel} px`}
            </figcaption>
            <svg width={px(width)} height={px(390)} aria-hidden="true" className={styles.window}>
              {panel > 0 && <rect x={px(start)} width={px(panel)} height="100%" className={styles.panel} />}
              {Array.from({ length: columns }, (_, place) => (
                <rect
                  key={place}
                  x={px(start + (panel ? panel + besidePanel : 0) + place * (column + gap))}
                  width={px(column)}
                  height="100%"
                  className={styles.column}
                />
              ))}
            </svg>
          </figure>
        );
      })}
    </div>
  );
}
