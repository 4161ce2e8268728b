import { leaveWith } from './leave-with.ts';

/**
 * Sends a form to the server past whoever listens, with the button that sent it: the document that comes is the answer.
 * Should the browser show this page again as it was left, `onReturn` is told.
 */
export function sendPlainly(form: HTMLFormElement, by: HTMLElement | null, onReturn?: () => void): void {
  const { name, value } = (by ?? {}) as Partial<HTMLButtonElement>; // what sends a form is a button or an input, with both
  const field = form.ownerDocument.createElement('input');
  if (name) form.append(Object.assign(field, { type: 'hidden', name, value }));
  if (!form.isConnected) form.ownerDocument.body.append(form);
  leaveWith(form, onReturn);
  HTMLFormElement.prototype.submit.call(form);
  field.remove();
}
