import type { InterfaceStore } from '@torg/stores';
import { isAside } from './is-aside.ts';

export interface QuickAddPorts {
  ui: Pick<InterfaceStore, 'askSizeOf'>;
  /** Fetches what asks for a size, and what it asks about. */
  prepare(alias: string): Promise<unknown>;
  /** Opens a page as a document. */
  open(address: string): void;
  /** Puts in the cart what a form says, and tells what became of it. */
  add(sent: FormData): Promise<void>;
}

/**
 * Lets cards put their product in the cart in place (`[data-quick-add]`): a form is sent, a link asks for the size. Where the
 * code for it does not come, the browser does what it does without script.
 */
export function followQuickAdd(page: Document, { ui, add, prepare, open }: QuickAddPorts): void {
  const underWay = new WeakSet<HTMLFormElement>();
  // Before anybody else hears of it, who would follow the link or send the form.
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset['quickAdd'] === undefined) return;
      event.preventDefault();
      if (underWay.has(form)) return;
      underWay.add(form);
      form.ariaBusy = 'true';
      const end = () => {
        underWay.delete(form);
        form.ariaBusy = null;
      };
      add(new FormData(form)).then(end, () => {
        // It is under way until the browser shows this page again as it was left.
        addEventListener('pageshow', end, { once: true });
        form.submit();
      });
    },
    { capture: true },
  );
  page.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-quick-add]') : null;
      if (!(link instanceof HTMLAnchorElement) || isAside(event)) return;
      event.preventDefault();
      const alias = link.dataset['quickAdd'] ?? '';
      prepare(alias).then(
        () => ui.askSizeOf(alias),
        () => open(link.href),
      );
    },
    { capture: true },
  );
}
