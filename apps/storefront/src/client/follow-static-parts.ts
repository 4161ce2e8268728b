import { staticWakers } from '../elements/static-wakers.ts';
import { isAside } from './is-aside.ts';

/** What the tab does with what is touched in a static part. */
export interface StaticPartPorts {
  /** Goes to a page of the site by its path. */
  go(path: string, how: 'push' | 'replace'): void;
  /** What every path of the site begins with. */
  basePath: string;
  /** Marks a product as a favourite, or takes the mark away. */
  toggleFavourite(productId: number): void;
}

/** Controls whose use React has to hear of. A summary, a field to type into and a link do by themselves what they are for. */
const controls = 'button, input, select, textarea, form';

/**
 * Lets the static parts of a document do what their markup stands for: links lead on within the tab, hearts mark, and
 * whoever uses any other control has the part drawn first, and then does there what they did.
 */
export function followStaticParts(page: Document, ports: StaticPartPorts): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const part = target?.closest('[data-static]');
    if (!target || !part || event.defaultPrevented) return;
    const heart = target.closest<HTMLElement>('[data-favourite]');
    if (heart) return ports.toggleFavourite(Number(heart.dataset.favourite));
    const link = target.closest('a');
    if (link) return follow(link, event, ports);
    const control = target.closest<HTMLElement>(controls);
    if (!control || control instanceof HTMLFormElement || isSubmit(control)) return;
    event.preventDefault();
    void inDrawn(part, control).then((drawn) => {
      if (isTypedInto(control)) typeInto(drawn, control.value);
      drawn?.focus();
      drawn?.click();
    });
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement; // what is submitted
    const part = form.closest('[data-static]');
    if (!part || event.defaultPrevented) return;
    event.preventDefault();
    const typed = new Map([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
    void inDrawn(part, event.submitter ?? form).then((drawn) => {
      const drawnForm = drawn?.closest('form');
      for (const [name, value] of typed) typeInto(drawnForm?.elements.namedItem(name), String(value));
      if (drawn === drawnForm) drawnForm?.requestSubmit();
      else drawnForm?.requestSubmit(drawn);
    });
  };
  page.addEventListener('click', onClick);
  page.addEventListener('submit', onSubmit);
  return () => {
    page.removeEventListener('click', onClick);
    page.removeEventListener('submit', onSubmit);
  };
}

function follow(link: HTMLAnchorElement, event: MouseEvent, { go, basePath }: StaticPartPorts): void {
  const path = link.getAttribute('href') ?? '';
  const isOfSite = path.startsWith(`${basePath}/`) && !path.startsWith('//');
  if (isAside(event) || !isOfSite || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
  event.preventDefault();
  const { pathname, search, hash } = window.location;
  const isHere = link.pathname + link.search + link.hash === pathname + search + hash;
  go(link.pathname + link.search + link.hash, isHere ? 'replace' : 'push');
}

function isSubmit(control: HTMLElement): boolean {
  return (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) && control.type === 'submit';
}

/** The same control once React has drawn its part; undefined where it drew something else there. */
async function inDrawn(part: Element, control: HTMLElement): Promise<HTMLElement | undefined> {
  const way: number[] = [];
  for (let at: Element = control; at !== part && at.parentElement; at = at.parentElement)
    way.unshift([...at.parentElement.children].indexOf(at));
  const drawn = await staticWakers.get(part)?.();
  const found = way.reduce<Element | undefined>((at, place) => at?.children[place], drawn);
  return found instanceof HTMLElement && found.tagName === control.tagName ? found : undefined;
}

function isTypedInto(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(control.type))
  );
}

function typeInto(field: Element | RadioNodeList | null | undefined, value: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    field.value = value;
}
