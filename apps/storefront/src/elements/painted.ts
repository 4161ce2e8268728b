/** When what was drawn is on the screen: what nobody waits for comes after that. */
export const painted = () => new Promise<void>((resume) => requestAnimationFrame(() => setTimeout(resume)));
