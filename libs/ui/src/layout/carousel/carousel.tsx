import { Children, type ReactNode, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import * as styles from './carousel.css.ts';
import { type ScrollRow, useScrollRow } from './use-scroll-row.ts';

export interface CarouselProps {
  label: string;
  /** One child each. */
  children: ReactNode;
  /** `slide` fills the row; of `card` two to four stand side by side. */
  size?: keyof typeof styles.size;
  /** The name of the arrow back. */
  previousLabel: string;
  /** The name of the arrow onward. */
  nextLabel: string;
  /** The spoken name of the dot that leads to view `n`, from 1. */
  viewLabel(n: number): string;
}

/** A row that is swiped, scrolled, or turned by arrows and dots. It never moves by itself, and scrolls without script. */
export function Carousel({ label, children, size = 'card', previousLabel, nextLabel, viewLabel }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const place = useScrollRow(row);
  return (
    <section className={styles.root} aria-label={label}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must reach it */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.size[size]}>{child}</li>
        ))}
      </ul>
      {place.count > 1 && (
        <Turners {...place} previousLabel={previousLabel} nextLabel={nextLabel} viewLabel={viewLabel} />
      )}
    </section>
  );
}

interface TurnersProps extends ScrollRow, Pick<CarouselProps, 'previousLabel' | 'nextLabel' | 'viewLabel'> {}

/** At its end an arrow stays, as the keyboard may stand on it, and does nothing. */
function Turners({ shown, count, show, previousLabel, nextLabel, viewLabel }: TurnersProps) {
  const turn = (index: number) => show(Math.max(0, Math.min(count - 1, index)));
  return (
    <>
      <div className={styles.previous}>
        <IconButton
          icon="chevron-left"
          variant="raised"
          label={previousLabel}
          aria-disabled={shown === 0}
          onClick={() => turn(shown - 1)}
        />
      </div>
      <div className={styles.next}>
        <IconButton
          icon="chevron-right"
          variant="raised"
          label={nextLabel}
          aria-disabled={shown === count - 1}
          onClick={() => turn(shown + 1)}
        />
      </div>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={viewLabel(index + 1)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </>
  );
}
