import { type FormHTMLAttributes, type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ErrorSummary, type FieldError } from '../error-summary/error-summary.tsx';
import * as styles from './form.css.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style'> {
  /** The heading over the errors, such as "2 things to put right". */
  errorTitle: string;
  /** What is wrong, in the order of the fields; none while all is well. */
  errors?: readonly FieldError[];
  /** The form itself. */
  ref?: Ref<HTMLFormElement>;
}

/**
 * Fields under each other, and on top what is wrong with them. After a failed submit, even when the answer comes late,
 * the focus moves to the errors; never while the shopper is already writing on.
 */
export function Form({ errorTitle, errors = [], children, onSubmit, onInput, ...form }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const awaitsAnswer = useRef(false);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (!awaitsAnswer.current || errors.length === 0) return;
    awaitsAnswer.current = false;
    summary.current?.focus();
  }, [submits, errors]);
  const submit: typeof onSubmit = (event) => {
    awaitsAnswer.current = true;
    setSubmits(submits + 1);
    onSubmit?.(event);
  };
  const write = (event: SyntheticEvent<HTMLFormElement, InputEvent>) => {
    awaitsAnswer.current = false;
    onInput?.(event);
  };
  return (
    // The browser's own bubbles would keep the summary from ever being seen; what is sent is checked by its receiver.
    <form noValidate {...form} className={styles.form} onSubmit={submit} onInput={write}>
      {errors.length > 0 && <ErrorSummary ref={summary} title={errorTitle} errors={errors} />}
      {children}
    </form>
  );
}
