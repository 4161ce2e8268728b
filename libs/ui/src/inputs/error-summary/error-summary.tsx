import type { MouseEvent, Ref } from 'react';
import { Heading, type HeadingLevel } from '../../typography/heading/heading.tsx';
import { focusField } from './focus-field.ts';
import * as styles from './error-summary.css.ts';

export interface FieldError {
  /** Id of the control that is wrong, or of its group. */
  fieldId: string;
  /** What is wrong and how to put it right: the same words as at the field. */
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  /** What is wrong, each with the id of its field. */
  errors: readonly FieldError[];
  /** Its place in the page's outline. */
  headingLevel?: HeadingLevel;
  /** Its element, to move the focus to. */
  ref?: Ref<HTMLDivElement>;
}

/** Everything that is wrong with a form, on top of it. Each line leads to its field, without script too. */
export function ErrorSummary({ title, errors, headingLevel = 2, ref }: ErrorSummaryProps) {
  const lead = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1}>
      <div className={styles.content} role="alert">
        <Heading level={headingLevel} size="s">
          {title}
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a className={styles.link} href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
