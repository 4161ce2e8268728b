/** What a shopper had typed into the plain search field, and where they were in it. */
export interface TypedSearch {
  text: string;
  /** The marked part of the text, or the caret where both are the same. */
  selection: readonly [start: number, end: number];
  hasFocus: boolean;
}

/** Reads a search field that is about to be replaced, so that nothing of it is lost. */
export function readTypedSearch(field: HTMLInputElement): TypedSearch {
  const { value: text, selectionStart, selectionEnd } = field;
  const end = selectionEnd ?? text.length;
  return { text, selection: [selectionStart ?? end, end], hasFocus: document.activeElement === field };
}

/** Puts the shopper where they were, in the field that has taken the other's place. */
export function resumeTyping(field: HTMLInputElement, { selection, hasFocus }: TypedSearch): void {
  if (!hasFocus) return;
  field.focus();
  field.setSelectionRange(...selection);
}
