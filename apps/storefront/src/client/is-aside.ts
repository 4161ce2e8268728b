/** Whether a click on a link is meant for another tab, a download or the like, which the browser sees to. */
export function isAside({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
