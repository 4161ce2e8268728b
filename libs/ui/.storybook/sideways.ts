/** What reaches out of the page sideways, where nothing around it scrolls or clips: a reader would have to push the page about. */
export function reachingOut(page: HTMLElement): readonly string[] {
  const { clientWidth } = document.documentElement;
  const outside: Element[] = [];
  for (const element of page.querySelectorAll('*')) {
    const { left, right } = element.getBoundingClientRect();
    if (left >= -1 && right <= clientWidth + 1) continue;
    if (!isSeen(element) || outside.some((around) => around.contains(element))) continue;
    outside.push(element);
  }
  return outside.map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return `${element.className} “${element.textContent.slice(0, 30)}” from ${Math.round(left)} to ${Math.round(right)} of ${clientWidth} px`;
  });
}

/** Whether it is shown in full: neither hidden, nor for screen readers alone, nor inside what scrolls or clips. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility() || getComputedStyle(element).clipPath !== 'none') return false;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(around);
    if (overflowX !== 'visible' || clipPath !== 'none') return false;
  }
  return true;
}
