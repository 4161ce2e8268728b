/** When what was drawn is on the screen: what nobody waits for comes after that. Of a hidden tab nothing is drawn. */
export const painted = () =>
  new Promise<void>((resume) => (document.hidden ? resume() : requestAnimationFrame(() => setTimeout(resume))));
