import { useMemo } from 'react';
import type { HeadingLevel } from '../typography/heading/heading.tsx';
import { headingLevels } from './heading-levels.ts';
import * as styles from './html-content.css.ts';
import { readHtml } from './read-html.ts';
import { RichText } from './rich-text.tsx';
import { isBlank } from './settle-nesting.ts';

export interface HtmlContentProps {
  /** HTML from anywhere: what is not known to be harmless is left out. */
  html: string;
  /** The level that the text's highest heading takes on this page. */
  headingLevel?: HeadingLevel;
  /** The spoken name of a table, which the keyboard can scroll. */
  tableLabel: string;
  /** The shop's own origin, such as https://www.torg.example: links to it stay within the shop. */
  ownOrigin?: string;
}

/** Rich text from an editor or supplier, cleaned and set in the shop's own type. Links within the shop are followed by its router. */
export function HtmlContent({ html, headingLevel = 2, tableLabel, ownOrigin }: HtmlContentProps) {
  const nodes = useMemo(() => readHtml(html), [html]);
  if (isBlank(nodes)) return null;
  return (
    <div className={styles.content}>
      <RichText
        nodes={nodes}
        levels={headingLevels(nodes, headingLevel)}
        tableLabel={tableLabel}
        ownOrigin={ownOrigin}
      />
    </div>
  );
}
