import { useLayoutEffect } from 'react';
import { sitePath } from '@torg/market-routing';
import { useScope } from '../scope/scope-context.tsx';
import type { PageHead } from './define-route.ts';

function setElement(selector: string, make: () => HTMLElement, attribute: string, value: string | undefined) {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(make());
  element.setAttribute(attribute, value);
}

function metaElement(name: string): HTMLElement {
  const element = document.createElement('meta');
  element.setAttribute('name', name);
  return element;
}

function linkElement(rel: string): HTMLElement {
  const element = document.createElement('link');
  element.setAttribute('rel', rel);
  return element;
}

/**
 * Keeps the document's head true after a navigation in the browser; the server writes it on a first visit. What programs alone
 * read, and they load each page anew (Open Graph, languages, structured data), stays that of the first page.
 */
export function usePageHead(head: Pick<PageHead, 'title' | 'description' | 'canonical' | 'indexed'>): void {
  const { t, site, config } = useScope();
  const shop = config.shop.name;
  const { title, description, canonical, indexed = true } = head;
  // Before the page is noted, by its title.
  useLayoutEffect(() => {
    document.title = t('shell.title', { page: title, shop });
    setElement('meta[name=description]', () => metaElement('description'), 'content', description);
    setElement('meta[name=robots]', () => metaElement('robots'), 'content', indexed ? undefined : 'noindex');
    const address = indexed
      ? location.origin + (canonical === undefined ? location.pathname : sitePath(site, canonical))
      : undefined;
    setElement('link[rel=canonical]', () => linkElement('canonical'), 'href', address);
  }, [title, description, canonical, indexed, t, site, shop]);
}
