import type { ReactNode } from 'react';
import { Badge } from '../../feedback/badge/badge.tsx';
import type { HeadingLevel } from '../../typography/heading/heading.tsx';
import { PostalAddress } from '../postal-address/postal-address.tsx';
import * as styles from './address-book.css.ts';

/** One address of several. */
export interface AddressBookEntry {
  id: string;
  /** Whose address it is. */
  heading: string;
  /** Street and so on, as on an envelope; empty ones are left out. */
  lines: readonly string[];
  /** What sets it apart from the others, such as that it is the one to begin with. */
  marks?: readonly string[];
  /** Links and buttons that change it. */
  actions?: ReactNode;
}

export interface AddressBookProps {
  /** What the list is called where it is read aloud. */
  label: string;
  /** The level of each address's heading in the page's outline. */
  headingLevel?: HeadingLevel;
  /** In the order that they are shown in, the one that is used by itself first. */
  addresses: readonly AddressBookEntry[];
}

/** The addresses that somebody keeps, each with what can be done about it. */
export function AddressBook({ label, headingLevel, addresses }: AddressBookProps) {
  return (
    <ul className={styles.root} aria-label={label}>
      {addresses.map(({ id, heading, lines, marks = [], actions }) => (
        <li key={id} className={styles.entry}>
          <PostalAddress
            heading={heading}
            headingLevel={headingLevel}
            lines={lines}
            action={
              marks.length > 0 && (
                <p className={styles.marks}>
                  {marks.map((mark) => (
                    <Badge key={mark}>{mark}</Badge>
                  ))}
                </p>
              )
            }
          />
          {actions && <div className={styles.actions}>{actions}</div>}
        </li>
      ))}
    </ul>
  );
}
