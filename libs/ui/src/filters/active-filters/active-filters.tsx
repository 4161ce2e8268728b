import { Chip, type ChipProps } from '../../actions/chip/chip.tsx';
import { useLinkElement } from '../../navigation/link/link-context.ts';
import * as styles from './active-filters.css.ts';

export interface ActiveFiltersProps {
  /** What the row is called. */
  label: string;
  /** What is chosen. */
  filters: readonly ChipProps[];
  /** Takes all of them back; it shows where there are two or more. */
  clear: { label: string; href: string };
}

/** What a list is narrowed by, each with a way to take it back; nothing where nothing is. */
export function ActiveFilters({ label, filters, clear }: ActiveFiltersProps) {
  const LinkElement = useLinkElement();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {filters.map((filter) => (
        <li key={filter.removeLabel} className={styles.item}>
          <Chip {...filter} />
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <LinkElement className={styles.clear} href={clear.href}>
            {clear.label}
          </LinkElement>
        </li>
      )}
    </ul>
  );
}
