import { Icon } from '../../actions/icon/icon.tsx';
import * as styles from './field.css.ts';

export interface FieldNotesProps {
  /** Id of the control; the notes' own ids are made from it. */
  controlId: string;
  /** How to fill the field in. */
  hint?: string;
  /** What is wrong and how to put it right. */
  error?: string;
}

/** The value of the control's `aria-describedby`: the ids of the notes that are shown. */
export function describedBy({ controlId, hint, error }: FieldNotesProps): string | undefined {
  const ids = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The attributes that tie a control to its notes and say whether it is wrong. */
export function noteAttributes(notes: FieldNotesProps) {
  return {
    id: notes.controlId,
    'aria-describedby': describedBy(notes),
    'aria-invalid': notes.error ? true : undefined,
  };
}

/** The hint and the error under a control. */
export function FieldNotes({ controlId, hint, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p className={styles.error} id={`${controlId}-error`}>
          <span className={styles.errorSign}>
            <Icon name="warning" size="s" />
          </span>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
