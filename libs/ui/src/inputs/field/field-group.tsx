import type { ReactNode } from 'react';
import { describedBy, FieldNotes, type FieldNotesProps } from './field-notes.tsx';
import * as styles from './field.css.ts';

export interface FieldGroupProps extends FieldNotesProps {
  legend: ReactNode;
  /** A set of radios of which one is picked; left out, the controls stand for themselves. */
  role?: 'radiogroup';
  /** The fields. */
  children: ReactNode;
}

/** Controls that belong together, under one legend. The id stands on the fieldset, so that an error can link to it. */
export function FieldGroup({ legend, role, children, ...notes }: FieldGroupProps) {
  const { controlId, hint, error } = notes;
  return (
    <fieldset
      id={controlId}
      role={role}
      aria-describedby={describedBy(notes)}
      aria-invalid={role && error ? true : undefined}
    >
      <legend className={styles.label}>{legend}</legend>
      {children}
      {(hint || error) && (
        <div className={styles.groupNotes}>
          <FieldNotes {...notes} />
        </div>
      )}
    </fieldset>
  );
}
