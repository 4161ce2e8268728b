import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../typography/heading/heading.tsx';
import * as styles from './postal-address.css.ts';

export interface PostalAddressProps {
  /** Whose address it is, or what is sent there. */
  heading: string;
  /** Its place in the page's outline. */
  headingLevel?: HeadingLevel;
  /** Name, street and so on, as on an envelope; empty ones are left out. */
  lines: readonly string[];
  /** A link or a button that changes it. */
  action?: ReactNode;
}

/** An address as it is written on an envelope. */
export function PostalAddress({ heading, headingLevel = 3, lines, action }: PostalAddressProps) {
  return (
    <div className={styles.root}>
      <Heading level={headingLevel} size="xs">
        {heading}
      </Heading>
      <p className={styles.lines}>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className={styles.line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </p>
      {action}
    </div>
  );
}
