/** Lets the page's style sheets count, each once it is there; until then the page has the rules that its document brought. */
export function applySheets(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]')) {
    const apply = () => link.removeAttribute('media');
    // One that is told to count while it is on its way would hold back what is drawn.
    if (link.sheet) apply();
    else link.addEventListener('load', apply, { once: true });
  }
}
