import { type TextareaHTMLAttributes, useId, useState } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { noteAttributes } from '../field/field-notes.tsx';
import { CharacterCount, type CharacterCountProps } from './character-count.tsx';
import * as styles from './text-area.css.ts';

export interface TextAreaProps
  extends
    FieldWords,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'className' | 'style' | 'aria-describedby' | 'aria-invalid' | 'value' | 'defaultValue'
    > {
  /** The value, where the page keeps it. */
  value?: string;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Counts down to this many characters. More can be written, so that a pasted text is cut by its writer and nobody else. */
  count?: Omit<CharacterCountProps, 'text'>;
}

/** Several lines of text, such as a review or a message to customer service. */
export function TextArea({ label, hint, error, isLabelHidden, id, count, onChange, ...area }: TextAreaProps) {
  const ownId = useId();
  const [written, setWritten] = useState(area.defaultValue ?? '');
  const notes = { controlId: id ?? ownId, hint, error };
  return (
    <Field {...notes} label={label} isLabelHidden={isLabelHidden}>
      <textarea
        {...area}
        {...noteAttributes(notes)}
        className={styles.area}
        onChange={(event) => {
          setWritten(event.target.value);
          onChange?.(event);
        }}
      />
      {count && <CharacterCount {...count} text={area.value ?? written} />}
    </Field>
  );
}
