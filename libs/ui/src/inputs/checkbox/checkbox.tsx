import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { Choice } from '../choice/choice.tsx';
import { FieldNotes, noteAttributes } from '../field/field-notes.tsx';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'aria-describedby' | 'aria-invalid'
> {
  /** May hold a link, such as one to the terms of purchase. */
  label: ReactNode;
  /** Help under the label, heard with the field. */
  hint?: string;
  /** What is wrong and what to do; it marks the field as well. */
  error?: string;
  /** Some of what it stands for is chosen, but not all. Only shown; a press chooses all. */
  isIndeterminate?: boolean;
}

/** One thing to say yes to. The browser's own checkbox, so that a form carries it without script. */
export function Checkbox({ label, hint, error, isIndeterminate = false, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const box = useRef<HTMLInputElement>(null);
  // HTML has no attribute for it. Each press takes it away, so it is set again after each render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  });
  const notes = { controlId: id ?? ownId, hint, error };
  return (
    <div>
      <Choice {...input} {...noteAttributes(notes)} ref={box} type="checkbox" label={label} />
      <FieldNotes {...notes} />
    </div>
  );
}
