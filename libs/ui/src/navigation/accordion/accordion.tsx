import { type ReactNode, useId } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import * as styles from './accordion.css.ts';

export interface AccordionItem {
  heading: string;
  content: ReactNode;
  /** Open from the start. */
  isOpen?: boolean;
}

export interface AccordionProps {
  /** One heading with its text each. */
  items: readonly AccordionItem[];
  /** The place of its headings in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Opening one closes the one that was open. */
  isExclusive?: boolean;
}

/** Headings that open and close what lies under them: the browser's own, so it needs no script and is found by a search in the page. */
export function Accordion({ items, headingLevel = 3, isExclusive = false }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      {items.map(({ heading, content, isOpen }) => (
        <details key={heading} className={styles.item} open={isOpen} name={isExclusive ? group : undefined}>
          <summary className={styles.summary}>
            <Heading className={styles.heading}>{heading}</Heading>
            <span className={styles.sign}>
              <Icon name="chevron-down" />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
