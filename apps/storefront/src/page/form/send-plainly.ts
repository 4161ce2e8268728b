/** Sends a form to the server past whoever listens, with the button that sent it: the document that comes is the answer. */
export function sendPlainly(form: HTMLFormElement, by: HTMLElement | null): void {
  const { name, value } = (by ?? {}) as Partial<HTMLButtonElement>; // what sends a form is a button or an input, with both
  const field = form.ownerDocument.createElement('input');
  if (name) form.append(Object.assign(field, { type: 'hidden', name, value }));
  if (!form.isConnected) form.ownerDocument.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  field.remove();
}
