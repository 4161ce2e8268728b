import { createElement, type ReactNode } from 'react';
import type { Element, ElementContent } from 'hast';
import { Heading, type HeadingLevel } from '../typography/heading/heading.tsx';
import { RichImage } from './rich-image.tsx';
import { RichLink } from './rich-link.tsx';
import { RichTable } from './rich-table.tsx';

export interface RichTextProps {
  /** The cleaned content. */
  nodes: readonly ElementContent[];
  /** What level each heading element is given in the page. */
  levels: ReadonlyMap<string, HeadingLevel>;
  /** The spoken name of a table that has no caption. */
  tableLabel: string;
  /** The shop's own origin: links there stay in the shop. */
  ownOrigin?: string | undefined;
}

/** Draws a cleaned tree with the design system's own elements. */
export function RichText({ nodes, ...rest }: RichTextProps): ReactNode {
  // The tree is never reordered, so a place is a key.
  return nodes.map((node, place) =>
    node.type === 'element' ? (
      <RichElement key={place} element={node} {...rest} />
    ) : 'value' in node ? (
      node.value
    ) : null,
  );
}

interface RichElementProps extends Omit<RichTextProps, 'nodes'> {
  element: Element;
}

function RichElement({ element, ...rest }: RichElementProps) {
  const { tagName, properties, children } = element;
  const content = children.length > 0 ? <RichText nodes={children} {...rest} /> : undefined;
  const level = rest.levels.get(tagName);
  if (level) return <Heading level={level}>{content}</Heading>;
  switch (tagName) {
    case 'a':
      return (
        <RichLink address={String(properties.href ?? '#')} ownOrigin={rest.ownOrigin}>
          {content}
        </RichLink>
      );
    case 'img':
      return <RichImage properties={properties} ownOrigin={rest.ownOrigin} />;
    case 'table':
      return <RichTable label={rest.tableLabel}>{content}</RichTable>;
    default:
      // The schema let only harmless elements and properties through, by the names that React knows them by.
      return createElement(tagName, properties, content);
  }
}
