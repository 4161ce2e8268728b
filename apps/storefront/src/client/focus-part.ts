/**
 * Puts the focus on a part of the page: Tab goes on from there, and screen readers read it out. What takes no focus by
 * itself takes it until it has lost it.
 */
export function focusPart(part: HTMLElement): void {
  const focus = () => part.focus({ preventScroll: true });
  focus();
  if (part.ownerDocument.activeElement === part) return;
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  focus();
}
