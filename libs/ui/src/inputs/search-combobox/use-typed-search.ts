import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Suggestion } from './suggestions.ts';
import { resumeTyping, type TypedSearch } from './typed-search.ts';

interface TypedSearchParts {
  typed: TypedSearch | undefined;
  /** Whether there is something to show under the field. */
  hasPanel: boolean;
  onTextChange(text: string): void;
  onChoose(suggestion: Suggestion): void;
}

/** What is typed and whether suggestions are open, from the letters, the keys and the choices of the shopper. */
export function useTypedSearch({ typed, hasPanel, onTextChange, onChoose }: TypedSearchParts) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed?.text ?? '');
  const [isOpen, setOpen] = useState(typed?.hasFocus ?? false);
  const [resumed] = useState(typed);
  useLayoutEffect(() => {
    if (field.current && resumed) resumeTyping(field.current, resumed);
  }, [resumed]);

  const change = (next: string) => {
    setText(next);
    setOpen(true);
    onTextChange(next);
  };
  const choose = (suggestion: Suggestion) => {
    if (suggestion.query !== undefined) setText(suggestion.query);
    setOpen(false);
    onChoose(suggestion);
  };
  const pressKey = (event: KeyboardEvent) => {
    const isMarked = Boolean(field.current?.getAttribute('aria-activedescendant'));
    if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
    if (event.key === 'Enter' && !isMarked) setOpen(false);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (isOpen && hasPanel) setOpen(false);
    else change('');
  };
  return { field, text, isOpen, open: () => setOpen(true), close: () => setOpen(false), change, choose, pressKey };
}
