/** Pixels that a finger needs, in both directions. */
const least = 44;

const controls = [
  'a[href]',
  'button:enabled',
  'input:enabled',
  'select:enabled',
  'textarea:enabled',
  'summary',
  ...['menuitem', 'option', 'tab'].map((role) => `[role="${role}"]:not([aria-disabled="true"])`),
];

/** What answers a press on less than a finger needs. Links in running text may be as small as it (WCAG 2.5.8). */
export function smallTargets(page: HTMLElement): readonly string[] {
  const shown = [...page.querySelectorAll<HTMLElement>(controls.join())].filter((control) => control.checkVisibility());
  return shown.filter((control) => !isInText(control) && !isLargeEnough(control)).map(nameOf);
}

function nameOf(control: HTMLElement): string {
  const { width, height } = targetOf(control).getBoundingClientRect();
  const name = control.getAttribute('aria-label') ?? control.textContent.slice(0, 30);
  return `${control.localName} ${control.className} “${name}”, ${Math.round(width)} × ${Math.round(height)} px`;
}

/** The target's middle, and what lies a finger's half away from it on each side, must all be the target. */
function isLargeEnough(control: HTMLElement): boolean {
  const target = targetOf(control);
  const box = target.getBoundingClientRect();
  if (box.width >= least && box.height >= least) return true;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const isHit = (x: number, y: number) => {
    const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
    return target.contains(hit);
  };
  // What is covered now, or meant for screen readers alone, takes no press at all.
  if (!isHit(0, 0)) return true;
  const reach = least / 2 - 1;
  return isHit(-reach, 0) && isHit(reach, 0) && isHit(0, -reach) && isHit(0, reach);
}

/** A box is ticked by its label too; a control that is itself unseen is pressed by what is drawn around it. */
function targetOf(control: HTMLElement): HTMLElement {
  let target = control.closest('label') ?? control;
  while (control instanceof HTMLInputElement && target.offsetWidth <= 1 && target.parentElement) {
    target = target.parentElement;
  }
  return target;
}

function isInText(control: HTMLElement): boolean {
  if (getComputedStyle(control).display !== 'inline') return false;
  const around = control.closest('p, li, td, dd, label, figcaption, div');
  return around !== null && around.textContent.trim() !== control.textContent.trim();
}
