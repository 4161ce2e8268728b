import { afterEach, expect, it } from 'vitest';
import { readTypedSearch, resumeTyping } from './typed-search.ts';

afterEach(() => void (document.body.innerHTML = ''));

function fieldWith(text: string): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.value = text;
  return field;
}

it('takes text, marked part and focus from one field to the other', () => {
  const plain = fieldWith('varm tröja');
  plain.focus();
  plain.setSelectionRange(2, 4);
  const typed = readTypedSearch(plain);
  expect(typed).toEqual({ text: 'varm tröja', selection: [2, 4], hasFocus: true });

  const rich = fieldWith(typed.text);
  resumeTyping(rich, typed);
  expect(document.activeElement).toBe(rich);
  expect([rich.selectionStart, rich.selectionEnd]).toEqual([2, 4]);
});

it('leaves the focus where it is when the shopper was elsewhere', () => {
  const typed = readTypedSearch(fieldWith('tröja'));
  resumeTyping(fieldWith('tröja'), typed);
  expect(document.activeElement).toBe(document.body);
});
