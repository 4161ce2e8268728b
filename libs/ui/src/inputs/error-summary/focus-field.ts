/**
 * Moves the focus to the control with an id, or to the first one inside the group that has it. Says whether there was
 * one to go to.
 */
export function focusField(fieldId: string): boolean {
  const found = document.getElementById(fieldId);
  const control = found?.matches('fieldset') ? found.querySelector<HTMLElement>('input:enabled') : found;
  control?.focus();
  return Boolean(control);
}
