import { lateFontsMedia, lateSheetMedia } from '../config/late-sheets.ts';

/**
 * Lets the page's style sheets count, at once when all are there: one alone would undo for a moment what another one says
 * last. Until then the page has the rules that its document brought. One that does not come is missed as elsewhere.
 */
export async function applySheets(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][media="${lateSheetMedia}"]`)];
  await Promise.all(links.map(ended));
  for (const link of links) link.removeAttribute('media');
}

/** Lets fonts be drawn that came too late for the document, at a moment when nobody minds that words become wider. */
export function applyFonts(page: Document): void {
  const link = page.querySelector<HTMLLinkElement>(`link[media="${lateFontsMedia}"]`);
  // One that comes after this moment waits for the next.
  if (link?.sheet) link.removeAttribute('media');
}

/** When a sheet is there, or is known not to come. */
function ended(link: HTMLLinkElement): Promise<unknown> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) =>
    ['load', 'error'].forEach((end) => link.addEventListener(end, resolve, { once: true })),
  );
}
