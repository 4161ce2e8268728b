import type { ReactNode } from 'react';
import { Heading } from '../../typography/heading/heading.tsx';
import { PackageSlot, type PackageSlotProps } from '../package-slot/package-slot.tsx';
import { PriceTag, type PriceTagProps } from '../price-tag/price-tag.tsx';
import * as styles from './package-picker.css.ts';

export interface PackagePickerProps {
  /** The choices, in their order. */
  slots: readonly PackageSlotProps[];
  /** What is picked so far. */
  summary: {
    heading: string;
    /** What each choice is of, and what is picked in it. */
    picks: readonly { group: string; picked: string; isMissing?: boolean }[];
    totalLabel: string;
    total: PriceTagProps;
    /** More about the total, such as what the parts cost one by one. */
    note?: ReactNode;
  };
  /** What the whole is sent with: notices and buttons. */
  children: ReactNode;
}

/** A package that the shopper puts together, with what it comes to always in sight. Stands within a form. */
export function PackagePicker({ slots, summary, children }: PackagePickerProps) {
  const { heading, picks, totalLabel, total, note } = summary;
  return (
    <div className={styles.root}>
      <div className={styles.slots}>
        {slots.map((slot) => (
          <PackageSlot key={slot.name} {...slot} />
        ))}
      </div>
      <div className={styles.summary}>
        <div className={styles.list}>
          <Heading level={3}>{heading}</Heading>
          <ul className={styles.picks}>
            {picks.map(({ group, picked, isMissing }) => (
              <li key={group} className={styles.pick}>
                <span className={styles.group}>{group}</span>
                <span className={isMissing ? `${styles.picked} ${styles.missing}` : styles.picked}>{picked}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.foot}>
          {/* Heard when another pick changes it. */}
          <div className={styles.total} role="status">
            <span className={styles.totalLabel}>{totalLabel}</span>
            <PriceTag {...total} />
          </div>
          {note}
          {children}
        </div>
      </div>
    </div>
  );
}
