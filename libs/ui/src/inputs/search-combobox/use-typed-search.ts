import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Suggestion } from './suggestions.ts';
import type { SuggestionAction } from './suggestion-panel.tsx';
import { resumeTyping, type TypedSearch } from './typed-search.ts';

interface TypedSearchParts {
  typed: TypedSearch | undefined;
  /** Whether there is something to show under the field. */
  hasPanel: boolean;
  onTextChange(text: string): void;
  onChoose(suggestion: Suggestion): void;
  action: SuggestionAction | undefined;
}

/** What is typed and whether suggestions are open, from the letters, the keys and the choices of the shopper. */
export function useTypedSearch({ typed, hasPanel, onTextChange, onChoose, action }: TypedSearchParts) {
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
    if (event.key === 'Enter' && !isMarked && event.target === field.current) setOpen(false);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // The button of the panel goes with it.
    field.current?.focus();
    if (isOpen && hasPanel) setOpen(false);
    else change('');
  };
  const act = action && {
    ...action,
    onPress() {
      action.onPress();
      field.current?.focus();
    },
  };
  return { field, act, text, isOpen, open: () => setOpen(true), close: () => setOpen(false), change, choose, pressKey };
}
