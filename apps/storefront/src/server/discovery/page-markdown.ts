import { NodeHtmlMarkdown } from 'node-html-markdown';
import { parse, type HTMLElement } from 'node-html-parser';
import { withoutWhole } from '../rendering/whole-page.ts';

/** What is only looked at, pressed or filled in, what script alone shows, and ways to other parts of the same page. */
const left = [
  ...[
    'form',
    'button',
    'dialog',
    'nav',
    'svg',
    'script',
    'select',
    'label',
    'template',
    'noscript',
    'summary',
    'caption',
    'aside',
  ],
  ...['[aria-hidden="true"]', '[hidden]', 'img[alt=""]', 'a[href^="#"]'],
  // The same goods in another order or look, and beside others.
  ...['a[rel="nofollow"][aria-current]', '[data-compare]'],
];

const converter = new NodeHtmlMarkdown({ bulletMarker: '-', maxConsecutiveNewlines: 2 });

/** What styles hold apart, a text holds apart by a space. */
const inlineEnd = /<\/(?:a|bdi|small|span|strong|time)>(?=[<\p{L}\p{N}])/gu;

/** What a document is about, in Markdown, with whole addresses; empty where it has no such part. */
export function pageMarkdown(html: string, page: URL): string {
  const main = parse(html).querySelector('main');
  if (!main) return '';
  for (const element of main.querySelectorAll(left.join())) element.remove();
  for (const list of main.querySelectorAll('dl')) list.replaceWith(pairsOf(list));
  writeOut(main, 'a', 'href', page);
  writeOut(main, 'img', 'src', page);
  return `${converter.translate(main.innerHTML.replace(inlineEnd, '$& ')).trim()}\n`;
}

/** Addresses of what is read elsewhere are whole. */
function writeOut(main: HTMLElement, tag: string, attribute: string, page: URL): void {
  for (const element of main.getElementsByTagName(tag)) {
    const address = URL.parse(element.getAttribute(attribute) ?? '', page);
    if (address) element.setAttribute(attribute, withoutWhole(address).href);
    if (tag === 'a' && element.text.trim() === '') element.set_content(nameOf(element));
  }
}

/** What a link without words is called. */
function nameOf(link: HTMLElement): string {
  const name =
    link.getAttribute('aria-label') ?? link.getAttribute('title') ?? link.querySelector('img')?.getAttribute('alt');
  return name?.replaceAll('<', '&lt;') ?? '';
}

/** Terms with what they mean, of which Markdown has no list. */
function pairsOf(list: HTMLElement): string {
  const pairs = list.querySelectorAll('dt').map((term) => {
    const meaning = term.nextElementSibling?.innerHTML ?? '';
    return `<li><strong>${term.innerHTML}</strong>: ${meaning}</li>`;
  });
  return `<ul>${pairs.join('')}</ul>`;
}
