import { useLayoutEffect, useRef, type RefObject } from 'react';
import { pageSize } from '../../queries/catalogue-queries.ts';
import type { ShownPages } from './shown-pages.ts';
import type { ShownList } from './use-list.ts';

/** What a list is before it grows: its pages, and where its first card stands in the document (px). */
interface Before {
  pages: ShownPages;
  top: number;
}

const nameLinks = '[data-card] :is(h2, h3, h4) > a';

/**
 * Adds pages to a list. The focus goes to the first of the new goods, so that Tab goes on there; where goods come above
 * others, the window follows those, and the focus stays with them.
 */
export function useGrowth({ pages, grow }: Pick<ShownList, 'pages' | 'grow'>): {
  goods: RefObject<HTMLDivElement | null>;
  add(next: ShownPages): void;
} {
  const goods = useRef<HTMLDivElement>(null);
  const before = useRef<Before | null>(null);
  const { first, last } = pages;
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (!was || !goods.current) return;
    const links = goods.current.querySelectorAll<HTMLAnchorElement>(nameLinks);
    const isAbove = first < was.pages.first;
    const above = (was.pages.first - first) * pageSize;
    const next = links[isAbove ? above : (was.pages.last - first + 1) * pageSize];
    if (!next) return;
    if (isAbove) window.scrollBy(0, topOf(next) - was.top);
    next.focus({ preventScroll: true });
  }, [first, last]);
  return {
    goods,
    add(next) {
      const link = goods.current?.querySelector(nameLinks);
      before.current = { pages, top: link ? topOf(link) : 0 };
      grow(next);
    },
  };
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top + window.scrollY;
}
