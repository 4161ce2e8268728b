/** The page that stands in place of one that cannot be had without a connection. */
export const offlinePath = '/offline';

/** What stands in the template's markup for what the service worker knows. */
export const keptPlaces = { items: '{items}', href: '{href}', title: '{title}', picture: '{picture}' } as const;

/** How it lists what can be read all the same. */
export interface KeptTemplate {
  /** Around all of it; its items are the lists. */
  frame: string;
  /** What has a picture, and what has none. */
  goods: KeptList;
  pages: KeptList;
  /** What the titles of pages end with, and the list leaves out. */
  titleEnd: string;
}

interface KeptList {
  list: string;
  item: string;
}

const mark = /<!--kept (.*?)-->/s;

/** Leaves the template in the offline page, where the list is to stand. */
export function writeKeptTemplate(template: KeptTemplate): string {
  // Two hyphens could end the comment.
  return `<!--kept ${JSON.stringify(template).replaceAll('--', String.raw`\u002d\u002d`)}-->`;
}

/** Puts what `fill` makes of the template in its place. */
export function fillKeptTemplate(offline: string, fill: (template: KeptTemplate) => string): string {
  return offline.replace(mark, (_, template: string) => fill(JSON.parse(template) as KeptTemplate)); // written above
}
