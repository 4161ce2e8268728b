import { underWayMark } from './under-way-mark.ts';

/** How long (ms) a document is waited for: the answer may be a file, or the visitor may have stopped it. */
const patience = 10_000;

/**
 * The browser leaves the page with a form that was sent: the document that comes is the answer. The form is under way until
 * then, or until this page is shown again as it was left, which `onReturn` is told of.
 */
export function leaveWith(form: HTMLFormElement, onReturn: () => void = () => {}): void {
  const end = () => form.removeAttribute(underWayMark);
  form.toggleAttribute(underWayMark, true);
  setTimeout(end, patience);
  addEventListener('pageshow', function hear({ persisted }) {
    // A page that is still loading is shown for the first time.
    if (!persisted) return;
    removeEventListener('pageshow', hear);
    end();
    onReturn();
  });
}
