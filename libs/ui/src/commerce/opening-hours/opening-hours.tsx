import { Badge } from '../../feedback/badge/badge.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './opening-hours.css.ts';

export interface OpeningDay {
  day: string;
  /** When it is open, or that it is closed, in words. */
  hours: string;
  /** Why the hours are not the usual ones, such as the name of a holiday. */
  note?: string;
  isToday?: boolean;
}

export interface OpeningHoursProps {
  /** Whose hours they are. */
  label: string;
  /** The heading of the days. */
  dayHeading: string;
  /** The heading of the hours. */
  hoursHeading: string;
  /** The days with their hours, in this order. */
  days: readonly OpeningDay[];
  /** How it is right now, such as "Open until 15". Left out where nobody knows, as on a page that is kept. */
  now?: { label: string; isOpen: boolean };
}

/** When customer service or a store is open, day by day, with today marked. */
export function OpeningHours({ label, dayHeading, hoursHeading, days, now }: OpeningHoursProps) {
  return (
    <div className={styles.root}>
      {now && <Badge tone={now.isOpen ? 'success' : 'neutral'}>{now.label}</Badge>}
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{dayHeading}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{hoursHeading}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, hours, note, isToday }) => (
            <tr key={day} className={styles.row} aria-current={isToday ? 'date' : undefined}>
              <th scope="row" className={styles.day}>
                {day}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              <td className={styles.hours}>
                <bdi>{hours}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
